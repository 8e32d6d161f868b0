import { Histogram } from 'prom-client'
import { openTestDatabase } from '../../testing/database'
import type { OpenDatabase } from '../database/database'
import { createOutbox, type Mail } from './outbox'

let database: OpenDatabase
beforeAll(async () => (database = await openTestDatabase()))
afterAll(() => database.close())
afterEach(() => database.pool.query('DELETE FROM mail_outbox'))

const mail: Mail = { to: 'ana@example.com', subject: 'Hello', text: 'x' }
const waiting = async () =>
  (await database.pool.query<{ recipient: string }>('SELECT * FROM mail_outbox')).rows

/** A worker that only records that it was woken. */
function listening() {
  const seen: Promise<number>[] = []
  const wake = () => void seen.push(waiting().then((rows) => rows.length))
  const failures = () => ({ away: 0, 'not now': 0, refused: 0 })
  const delays = new Histogram({ name: 'delays', help: 'of no worker', registers: [] })
  return { seen, wake, failures, delays, isAway: () => false, stop: () => Promise.resolve() }
}

it('wakes the worker when the mail is committed, not before', async () => {
  const worker = listening()
  await database.transaction(async (tx) => {
    await createOutbox(database, worker).enqueue(tx, mail)
    await createOutbox(database, worker).enqueue(tx, mail)
    expect(worker.seen).toEqual([])
  })
  expect(await Promise.all(worker.seen)).toEqual([2, 2])
})

it('stores no mail of a transaction that was rolled back', async () => {
  const worker = listening()
  const failing = database.transaction(async (tx) => {
    await createOutbox(database, worker).enqueue(tx, mail)
    throw new Error('the account could not be opened')
  })
  await expect(failing).rejects.toThrow('the account could not be opened')
  expect([await waiting(), worker.seen]).toEqual([[], []])
})

it.each([
  ['two recipients', { to: 'ana@example.com, ben@example.com' }],
  ['a header line', { to: 'ana@example.com\r\nBcc: ben@example.com' }],
  ['a name in addition to the address', { to: 'Ana <ana@example.com>' }],
  ['somebody without a mailbox', { to: 'ana' }],
  ['a reply to two', { replyTo: 'ana@example.com,ben@example.com' }],
  ['a reply with a header line', { replyTo: 'ana@example.com\nBcc: ben@example.com' }],
])('refuses a mail to %s', async (_case, addressed) => {
  await expect(
    createOutbox(database, listening()).enqueue(database, { ...mail, ...addressed }),
  ).rejects.toThrow('email address')
  expect(await waiting()).toEqual([])
})
