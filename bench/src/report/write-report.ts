import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listedPages } from '../pages/listed-pages'
import type { Results } from './committed-results'
import { type Report, reportOf } from './report'

/**
 * Writes `RESULTS.md` and its charts from the committed results: `npm run bench -- results`. Every benchmark with a
 * committed result runs it at its end.
 * @param folder the folder of the benchmarks
 */
export async function writeReport(folder: string): Promise<void> {
  const { page, charts } = await readReport(folder)
  await writeFile(path.join(folder, 'RESULTS.md'), page)
  const chartsFolder = path.join(folder, 'results/charts')
  await rm(chartsFolder, { recursive: true, force: true })
  await mkdir(chartsFolder, { recursive: true })
  for (const [name, chart] of charts) await writeFile(path.join(chartsFolder, name), chart)
}

/** The output of the committed results. */
export const readReport = async (folder: string): Promise<Report> => reportOf(await readResults(folder))

/** The committed results, and the pages that exist. @param folder the folder of the benchmarks */
export async function readResults(folder: string): Promise<Results> {
  const resultsFolder = path.join(folder, 'results')
  const names = (await readdir(resultsFolder)).filter((name) => name.endsWith('.json'))
  const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as unknown
  const results = await Promise.all(
    names.map(async (name) => [path.basename(name, '.json'), await read(path.join(resultsFolder, name))]),
  )
  const budgets = await read(path.join(folder, 'budgets.json'))
  const declared = (await listedPages()).flatMap((page) => (page.audience === 'operators' ? [] : [page.path]))
  return { ...Object.fromEntries(results), budgets, declared } as Results
}
