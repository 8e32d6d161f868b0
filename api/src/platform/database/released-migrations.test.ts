import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(__dirname, '../../../migrations')
// Earlier migrations ran before the site had a table that takes long to index.
const firstChecked = '0028'
const checked = readdirSync(folder).filter((name) => name >= firstChecked)

const index = /create\s+(?:unique\s+)?index\s+(concurrently\s+)?(?:if\s+not\s+exists\s+)?\w+\s+on\s+(\w+)/gi
const table = /create\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi

/** The tables of other migrations that a migration indexes while writers wait. */
function blockedTables(sql: string): string[] {
  const own = new Set([...sql.matchAll(table)].map(([, name]) => name))
  return [...sql.matchAll(index)].flatMap(([, concurrently, name = '']) =>
    concurrently || own.has(name) ? [] : [name],
  )
}

it('finds an index that blocks writers, but not one on a table of the same migration', () => {
  expect(
    blockedTables(`create table a (n int); create index a_n on a (n); create unique index b_n on b (n);
      create index concurrently if not exists c_n on c (n);`),
  ).toEqual(['b'])
})

it.each(checked)('%s builds no index on an existing table while writers wait', (name) => {
  expect(blockedTables(readFileSync(path.join(folder, name), 'utf8'))).toEqual([])
})
