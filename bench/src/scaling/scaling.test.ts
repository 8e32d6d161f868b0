import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readResults } from '../report/write-report'
import { needsOf } from './model'
import { withTables } from './scaling-table'

const bench = path.join(__dirname, '../..')

it('the committed page has the tables of the committed results (npm run bench -- scaling writes it)', async () => {
  const page = await readFile(path.join(bench, '../docs/scaling.md'), 'utf8')
  expect(page.replace(/ +\|/g, ' |')).toBe(withTables(page, await readResults(bench)).replace(/ +\|/g, ' |'))
})

it('ten times the members need ten times the processors, rows and streams', async () => {
  const results = await readResults(bench)
  const [some, many] = [needsOf(1000, results), needsOf(10_000, results)]
  expect(many.cores.database).toBeCloseTo(10 * some.cores.database)
  expect(many.cores.service).toBeCloseTo(10 * some.cores.service)
  expect(many.stored).toBeCloseTo(10 * some.stored)
  expect(many.streams).toBeCloseTo(10 * some.streams)
})

it('a missing result is named', () => {
  expect(() => needsOf(1000, {})).toThrow('The results of api, scale, live, replicas and tables are needed')
})
