import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import { withOtherParts } from './measure/kept-parts'
import type { Part } from './measure/part'
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

const today = () => new Date().toISOString().slice(0, 10)

const thisMachine = () => ({
  processors: cpus().length,
  model: cpus()[0]?.model,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
})

/**
 * Completes the rows of a part by those of the other parts that were measured on the same day and machine, with as many rounds.
 * @returns the rows of the whole table, in the order in which they were measured; undefined while parts are missing
 */
export async function wholeTable<Row>(
  name: string,
  part: Part,
  rounds: number,
  rows: readonly Row[],
): Promise<readonly Row[] | undefined> {
  const file = path.join(repository, '.cache/bench', `${name}.json`)
  const series = { day: today(), machine: thisMachine(), rounds }
  const { rows: all, missing } = await withOtherParts(file, part, series, rows)
  if (missing.length === 0) return all
  const others = missing.map((number) => `--part ${number}/${part.of}`).join(', ')
  console.log(`  Kept. The result is stored after ${others}, today and on this machine.`)
  return undefined
}

/** Writes a result with its machine, and updates the page of all results. */
export async function saveResult(name: string, result: object): Promise<void> {
  await mkdir(resultsFolder, { recursive: true })
  const text = JSON.stringify({ measured: today(), machine: thisMachine(), ...result }, undefined, 2)
  await writeFile(path.join(resultsFolder, `${name}.json`), `${text}\n`)
  await writeReport(path.dirname(resultsFolder))
}
