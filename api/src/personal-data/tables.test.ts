import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openTestDatabase } from '../testing/database'
import type { OpenDatabase } from '../platform/database/database'
import { staffColumns } from '../platform/staff-columns'
import { memberTables, otherTables, sectionNames } from './tables'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const columnsIn = async (where: string) =>
  (
    await database.pool.query<{ table: string; column: string }>(
      `select c.table_name as table, c.column_name as column from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and ${where} order by 1, 2`,
    )
  ).rows

/** A column whose name says that it holds a member, whether or not it refers to the table. */
const namesMembers =
  /^(user|author|actor|member|reporter|moderator|agent|from|to|blocker|blocked|other|context)_id$|email|^recipient$|^reply_to$|_by$|^who$|^actor$/

it('every table of the schema holds data of members, or has a reason why not', async () => {
  const inSchema = new Set((await columnsIn('true')).map(({ table }) => table))
  expect([...Object.keys(memberTables), ...Object.keys(otherTables)].sort()).toEqual([...inSchema].sort())
})

it('every column that refers to a member is in the list', async () => {
  const { rows } = await database.pool.query<{ table: string; column: string }>(
    `select con.conrelid::regclass::text as table, a.attname as column from pg_constraint con
      join pg_attribute a on a.attrelid = con.conrelid and a.attnum = any (con.conkey)
      where con.contype = 'f' and con.confrelid = 'users'::regclass`,
  )
  expect(rows.length).toBeGreaterThan(30)
  const missing = rows.filter(({ table, column }) => !memberTables[table]?.columns.includes(column))
  expect(missing).toEqual([])
})

it('every column whose name says that it holds a member is in the list', async () => {
  const named = (await columnsIn('true')).filter(({ column }) => namesMembers.test(column))
  const missing = named.filter(({ table, column }) => !memberTables[table]?.columns.includes(column))
  expect(missing).toEqual([])
})

it('every column of the list exists', async () => {
  const all = (await columnsIn('true')).map(({ table, column }) => `${table}.${column}`)
  const listed = Object.entries(memberTables).flatMap(([name, { columns }]) =>
    columns.map((column) => `${name}.${column}`),
  )
  expect(listed.filter((one) => !all.includes(one))).toEqual([])
})

it('every column with the email of staff is forgotten', () => {
  const listed = Object.entries(memberTables).flatMap(([name, { columns }]) =>
    columns.filter((column) => /_by$|^who$|^subject$/.test(column)).map((column) => `${name}.${column}`),
  )
  expect(staffColumns.map((one) => one.join('.')).sort()).toEqual(listed.sort())
})

it('every part of the archive has a table', () => {
  const used = Object.values(memberTables).flatMap(({ exported }) =>
    typeof exported === 'string' ? [exported] : [],
  )
  // The sent messages stand in the same table as the received ones.
  expect([...new Set<string>([...used, 'sent'])].sort()).toEqual([...sectionNames].sort())
})

describe('the documentation', () => {
  const page = readFileSync(path.join(__dirname, '../../../docs/personal-data.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (`[^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, names = '', archive = '', deletion = '']) => ({ names, archive, deletion }),
  )
  /** The first words of the cells of a table's row. */
  const archiveWords = { yes: /^yes\b/, no: /^no: / }
  const deletionWords = {
    deletes: /^deletes\b/,
    'hands over': /\bhands over\b|^as the /,
    forgets: /^forgets\b/,
  }

  it.each(Object.entries(memberTables))('says what becomes of %s', (name, { exported, deletion }) => {
    const [row, ...more] = rows.filter(({ names }) => names.includes(`\`${name}\``))
    expect(more).toEqual([])
    expect(row?.archive).toMatch(archiveWords[typeof exported === 'string' ? 'yes' : 'no'])
    expect(row?.deletion).toMatch(deletionWords[deletion])
  })
})
