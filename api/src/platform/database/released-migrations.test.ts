import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(__dirname, '../../../migrations')
// Earlier ones ran before the site had a table that takes long to index.
const firstHeld = '0028'
const held = readdirSync(folder).filter((name) => name >= firstHeld)

const index = /create\s+(?:unique\s+)?index\s+(concurrently\s+)?(?:if\s+not\s+exists\s+)?\w+\s+on\s+(\w+)/gi
const table = /create\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi

/** The tables of other migrations that a migration indexes while writers wait. */
function blockedTables(sql: string): string[] {
  const own = new Set([...sql.matchAll(table)].map(([, name]) => name))
  return [...sql.matchAll(index)].flatMap(([, concurrently, name = '']) =>
    concurrently || own.has(name) ? [] : [name],
  )
}

it('sees an index that stops writers, and not one on a table of its own', () => {
  expect(
    blockedTables(`create table a (n int); create index a_n on a (n); create unique index b_n on b (n);
      create index concurrently if not exists c_n on c (n);`),
  ).toEqual(['b'])
})

it.each(held)('%s builds no index on an existing table while writers wait', (name) => {
  expect(blockedTables(readFileSync(path.join(folder, name), 'utf8'))).toEqual([])
})
