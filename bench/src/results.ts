import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import { writeReport } from './report/write-report'
import { repository } from './site'

/** The folder of committed results. */
export const resultsFolder = path.join(repository, 'bench/results')

/** @returns a committed result, or undefined if there is none */
export async function readCommitted<Result>(name: string): Promise<Result | undefined> {
  try {
    return JSON.parse(await readFile(path.join(resultsFolder, `${name}.json`), 'utf8')) as Result
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a result with its machine, and updates the page of all results. */
export async function saveResult(name: string, result: object): Promise<void> {
  const machine = {
    processors: cpus().length,
    model: cpus()[0]?.model,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  }
  await mkdir(resultsFolder, { recursive: true })
  const text = JSON.stringify(
    { measured: new Date().toISOString().slice(0, 10), machine, ...result },
    undefined,
    2,
  )
  await writeFile(path.join(resultsFolder, `${name}.json`), `${text}\n`)
  await writeReport(path.dirname(resultsFolder))
}
