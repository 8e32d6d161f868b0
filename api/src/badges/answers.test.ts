import { startApi, type TestApi } from '../testing/api'
import { fewestPeople, stepOf } from './known-badges'
import { timeAnswers } from './queries'

let api: TestApi
let host: number
let people: number[]
beforeAll(async () => {
  api = await startApi()
  const { rows } = await api.database.pool.query<{ id: number }>(
    `insert into users (email, name, nick, password_hash)
      select 'p' || n || '@example.com', 'x', 'x', 'x' from generate_series(0, 9) n returning id`,
  )
  ;[host = 0, ...people] = rows.map(({ id }) => id)
})
beforeEach(() => api.database.pool.query('delete from messages'))
afterAll(() => api.close())

const minute = 1
const hour = 60 * minute
const day = 24 * hour

/** @param ago minutes before now */
const write = (from: number | undefined, to: number | undefined, ago: number, withheld?: string) =>
  api.database.pool.query(
    `insert into messages (from_id, to_id, to_hidden, body, preview, created_at, withheld, to_deleted_at)
      values ($1, $2, false, 'x', 'x', now() - $3 * interval '1 minute', $4, case when $4::text is null then null else now() end)`,
    [from, to, ago, withheld ?? null],
  )

/** Each of so many people asks, and gets an answer after some minutes. */
async function talk(after: number, count = fewestPeople, started = 10 * day): Promise<void> {
  for (const person of people.slice(0, count)) {
    await write(person, host, started)
    await write(host, person, started - after)
  }
}

const step = async () => stepOf(await timeAnswers(api.database, host))

it.each([
  [30 * minute, 'hour'],
  [5 * hour, 'day'],
  [2 * day, 'days'],
  [4 * day, null],
])('a median of %d minutes is %s', async (after, expected) => {
  await talk(after)
  expect(await step()).toBe(expected)
})

it('is told only if enough people asked', async () => {
  await talk(5, fewestPeople - 1)
  expect(await step()).toBeNull()
  // Many messages of one person are one.
  for (let n = 0; n < 20; n++) {
    await write(people[0], host, 9 * day - n * hour)
    await write(host, people[0], 9 * day - n * hour - 5)
  }
  expect(await step()).toBeNull()
})

it('only the last 90 days count', async () => {
  await talk(5, fewestPeople, 91 * day)
  expect(await step()).toBeNull()
})

it('questions without an answer count as slow after three days', async () => {
  await talk(5)
  for (const person of people) await write(person, host, 2 * day)
  expect(await step()).toBe('hour')
  await api.database.pool.query('delete from messages')
  await talk(5)
  for (const person of people.slice(fewestPeople - 1)) await write(person, host, 5 * day)
  for (const person of people.slice(0, 2)) await write(person, host, 4 * day)
  expect(await step()).toBeNull()
})

it('further messages before the answer are the same question', async () => {
  for (const person of people.slice(0, fewestPeople)) {
    await write(person, host, 10 * day)
    await write(person, host, 10 * day - 5 * hour)
    await write(host, person, 10 * day - 5 * hour - 5)
  }
  expect(await step()).toBe('day')
})

it('a closing word after the answer asks nothing', async () => {
  await talk(5)
  for (const person of people.slice(0, fewestPeople)) await write(person, host, 10 * day - 10)
  await write(people[fewestPeople], host, 6 * day)
  expect(await step()).toBe('hour')
})

it('what is written a day later is a question, also after a closing word', async () => {
  await talk(5, fewestPeople, 20 * day)
  for (const person of people.slice(0, fewestPeople)) {
    await write(person, host, 20 * day - 10)
    for (const asked of [10 * day, 5 * day]) {
      await write(person, host, asked)
      await write(host, person, asked - 5 * hour)
    }
  }
  expect(await step()).toBe('day')
})

it('a reminder days later is the same question', async () => {
  for (const person of people.slice(0, fewestPeople)) {
    await write(person, host, 10 * day)
    await write(person, host, 8 * day)
    await write(host, person, 8 * day - 5)
  }
  expect(await step()).toBe('days')
})

it('a host who writes very much has still answered what was asked before', async () => {
  await talk(5, people.length, 20 * day)
  await api.database.pool.query(
    `insert into messages (from_id, to_id, to_hidden, body, preview, created_at)
      select $1, $2, false, 'x', 'x', now() - interval '10 days' from generate_series(1, 500)`,
    [host, people[0]],
  )
  await talk(5, fewestPeople, 5 * day)
  expect(await step()).toBe('hour')
})

it('messages of blocked members, which were not delivered, do not count', async () => {
  await talk(5)
  for (const person of people) await write(person, host, 5 * day, 'undelivered')
  expect(await step()).toBe('hour')
})

it('a member without messages is not timed', async () => {
  expect(await timeAnswers(api.database, host)).toEqual({ people: 0, seconds: Infinity })
})
