import { openTestDatabase } from '../../testing/database'
import { type OpenDatabase, openDatabase, type Statement } from './database'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query('CREATE TABLE notes (body text NOT NULL UNIQUE)')
})
afterAll(() => database.close())

const statement = (text: string): Statement => ({ name: `test ${text.slice(0, 40)}`, text })
const write = statement('INSERT INTO notes VALUES ($1)')
const pid = statement('SELECT pg_backend_pid() AS pid')
const notes = async () => (await database.query(statement('SELECT body FROM notes ORDER BY body'))).length

const away = { failure: 'unavailable', status: 503, retryAfter: 5 }

it('a database that refuses the password is unavailable', async () => {
  const url = new URL(database.pool.options.connectionString ?? '')
  url.password = 'replaced'
  const other = openDatabase(url.href, () => {})
  await expect(other.query(pid)).rejects.toMatchObject(away)
  await expect(other.transaction((tx) => tx.query(pid))).rejects.toMatchObject(away)
  await other.close()
})

it('a database that became a standby refuses writes as unavailable, and its connection is not used again', async () => {
  const other = openDatabase(database.pool.options.connectionString ?? '', () => {}, { connections: 1 })
  const [own] = await other.query<{ pid: number }>(pid)
  const becomeStandby = statement('SET default_transaction_read_only = on')
  await other.query(becomeStandby)
  await expect(other.query(write, ['lost'])).rejects.toMatchObject(away)
  await other.query(write, ['kept'])
  await other.query(becomeStandby)
  await expect(other.transaction((tx) => tx.query(write, ['lost in a transaction']))).rejects.toMatchObject(
    away,
  )
  await other.transaction((tx) => tx.query(write, ['kept in a transaction']))
  expect(await other.query(pid)).not.toEqual([own])
  expect(await notes()).toBe(2)
  await other.close()
})
