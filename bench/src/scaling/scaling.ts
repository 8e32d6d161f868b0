import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readResults } from '../report/write-report'
import { repository } from '../site'
import { withTable } from './scaling-table'

/** Writes the table of docs/scaling.md from the committed results: `npm run bench -- scaling`. */
export async function scaling(): Promise<void> {
  const file = path.join(repository, 'docs/scaling.md')
  const results = await readResults(path.join(repository, 'bench'))
  await writeFile(file, withTable(await readFile(file, 'utf8'), results))
}
