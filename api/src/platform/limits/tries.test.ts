import { openTestDatabase } from '../../testing/database'
import { openDatabase, type OpenDatabase } from '../database/database'
import { createTries } from './tries'

let database: OpenDatabase
beforeAll(async () => (database = await openTestDatabase()))
afterAll(() => database.close())
beforeEach(() => database.pool.query('DELETE FROM tries'))

const rule = { most: 3, within: 60_000 }
/** Seconds. A slow machine may have used up some of them. */
const aboutAMinute = expect.closeTo(57, -0.9)
const pass = (time: string) =>
  database.pool.query('UPDATE tries SET ends_at = ends_at - $1::interval', [time])
const keys = async (): Promise<string[]> =>
  (await database.pool.query<{ key: string }>('SELECT key FROM tries ORDER BY key')).rows.map(
    ({ key }) => key,
  )

it('allows the tries of the rule, and says how long to wait for the next', async () => {
  const { take } = createTries(database)
  const answers = []
  for (let n = 0; n < 5; n++) answers.push(await take('code', 'ana@example.com', rule))
  expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, true, false, false])
  expect(answers.map(({ retryAfter }) => retryAfter)).toEqual([0, 0, 0, aboutAMinute, aboutAMinute])
})

it('starts again when the period is over, which began with the first try', async () => {
  const { take } = createTries(database)
  for (let n = 0; n < 4; n++) await take('code', 'ana@example.com', rule)
  await pass('45 seconds')
  const late = await take('code', 'ana@example.com', rule)
  expect(late).toEqual({ allowed: false, count: 5, retryAfter: expect.any(Number) })
  expect(late.retryAfter).toBeGreaterThanOrEqual(1)
  expect(late.retryAfter).toBeLessThanOrEqual(15)
  await pass('15 seconds')
  for (let n = 0; n < 3; n++)
    expect(await take('code', 'ana@example.com', rule)).toMatchObject({ allowed: true, retryAfter: 0 })
  expect(await take('code', 'ana@example.com', rule)).toMatchObject({
    allowed: false,
    retryAfter: aboutAMinute,
  })
})

it('counts each rule and each key separately', async () => {
  const { take } = createTries(database)
  for (let n = 0; n < 4; n++) await take('code', 'ana@example.com', rule)
  expect(await take('code', 'ben@example.com', rule)).toMatchObject({ allowed: true })
  expect(await take('password', 'ana@example.com', rule)).toMatchObject({ allowed: true })
})

it('ends its own transactions without waiting for the disk, and no others', async () => {
  await database.pool.query(`
    CREATE TABLE waits (setting text);
    CREATE FUNCTION note_wait() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO waits VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$;
    CREATE TRIGGER note_wait AFTER INSERT OR UPDATE OR DELETE ON tries FOR EACH ROW EXECUTE FUNCTION note_wait()`)
  const tries = createTries(database)
  await tries.take('code', 'ana@example.com', rule)
  await tries.take('code', 'ana@example.com', rule)
  await tries.giveBack('code', 'ana@example.com')
  await tries.reset('code', 'ana@example.com')
  const { rows } = await database.pool.query<{ setting: string }>('SELECT setting FROM waits')
  await database.pool.query('DROP TABLE waits; DROP FUNCTION note_wait CASCADE')
  expect(rows.map(({ setting }) => setting)).toEqual(['off', 'off', 'off', 'off'])
  expect((await database.pool.query('SHOW synchronous_commit')).rows).toEqual([{ synchronous_commit: 'on' }])
})

it('holds across instances for concurrent tries', async () => {
  const { connectionString } = database.pool.options
  const other = openDatabase(connectionString ?? '', () => {})
  const instances = [createTries(database), createTries(other)]
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => instances)
      .flat()
      .map(({ take }) => take('code', 'ana@example.com', rule)),
  )
  await other.close()
  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3)
})

it('holds for all addresses of a household, and gives back tries', async () => {
  const { take, giveBack, reset } = createTries(database)
  await take('code', '2001:db8:1:2::1', rule)
  await take('code', '2001:db8:1:2::2', rule)
  await take('code', '2001:db8:1:2::3', rule)
  await giveBack('code', '2001:db8:1:2::4')
  expect(await take('code', '2001:db8:1:2::5', rule)).toMatchObject({ allowed: true })
  expect(await take('code', '2001:db8:1:2::6', rule)).toMatchObject({ allowed: false })
  await reset('code', '2001:db8:1:2::7')
  expect(await keys()).toEqual([])
})

it('gives back at most the tries that were taken', async () => {
  const { take, giveBack } = createTries(database)
  await take('password', '203.0.113.7', rule)
  for (let n = 0; n < 5; n++) await giveBack('password', '203.0.113.7')
  const answers = []
  for (let n = 0; n < 4; n++) answers.push(await take('password', '203.0.113.7', rule))
  expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, true, false])
})

it('says that no try is left, without counting one', async () => {
  const { take, isSpent } = createTries(database)
  for (let n = 0; n < 3; n++) {
    expect(await isSpent('code', 'ana@example.com', rule)).toBe(false)
    await take('code', 'ana@example.com', rule)
  }
  expect(await isSpent('code', 'ana@example.com', rule)).toBe(true)
  await pass('2 minutes')
  expect(await isSpent('code', 'ana@example.com', rule)).toBe(false)
})

it('counts an amount, such as bytes, and gives an amount back', async () => {
  const { take, giveBack } = createTries(database)
  const bytes = { most: 100, within: 60_000 }
  expect(await take('uploads', '7', bytes, 60)).toMatchObject({ allowed: true, count: 60 })
  expect(await take('uploads', '7', bytes, 60)).toMatchObject({ allowed: false, count: 120 })
  await giveBack('uploads', '7', 60)
  expect(await take('uploads', '7', bytes, 40)).toMatchObject({ allowed: true, count: 100 })
  await giveBack('uploads', '7', 1000)
  expect(await take('uploads', '7', bytes, 100)).toMatchObject({ allowed: true, count: 100 })
})

it('forgets a key', async () => {
  const { take, reset } = createTries(database)
  for (let n = 0; n < 4; n++) await take('code', 'ana@example.com', rule)
  await reset('code', 'ana@example.com')
  expect(await take('code', 'ana@example.com', rule)).toMatchObject({ allowed: true, retryAfter: 0 })
})

it('deletes emails and addresses when they have expired', async () => {
  let time = 0
  const { take } = createTries(database, () => time)
  await take('code', 'ana@example.com', rule)
  await take('code', 'ben@example.com', { ...rule, within: 60 * 60_000 })
  await pass('2 minutes')
  time = 9 * 60_000
  await take('code', 'cho@example.com', rule)
  expect(await keys()).toEqual(['ana@example.com', 'ben@example.com', 'cho@example.com'])
  time = 10 * 60_000
  await take('code', 'cho@example.com', rule)
  expect(await keys()).toEqual(['ben@example.com', 'cho@example.com'])
})

it('purges without waiting for a try that is being counted', async () => {
  await createTries(database).take('code', 'ana@example.com', rule)
  await createTries(database).take('code', 'ben@example.com', rule)
  await pass('2 minutes')
  await database.transaction(async (tx) => {
    await tx.query({ name: 'hold', text: `UPDATE tries SET count = count + 1 WHERE key = 'ana@example.com'` })
    await createTries(database).take('code', 'cho@example.com', rule)
    expect(await keys()).toEqual(['ana@example.com', 'cho@example.com'])
  })
})
