import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readResults } from '../report/write-report'
import { repository } from '../site'
import { withTables } from './scaling-table'

/** Writes the tables of docs/scaling.md from the committed results: `npm run bench -- scaling`. */
export async function scaling(): Promise<void> {
  const file = path.join(repository, 'docs/scaling.md')
  const results = await readResults(path.join(repository, 'bench'))
  await writeFile(file, withTables(await readFile(file, 'utf8'), results))
}
