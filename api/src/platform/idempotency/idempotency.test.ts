import { randomUUID } from 'node:crypto'
import {
  type Call,
  calls,
  inqLong,
  inqLong2,
  inqs,
  inqShort,
  inqShort2,
  posting,
  postingCm,
  postMsg,
  type Session,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { deleteExpired } from './queries'

let api: TestApi
let ana: Session
let bo: Session
let post: number
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  bo = await api.signUp('bo')
  const { outcome } = await api.call(posting, question, { token: ana.api_token })
  post = outcome.kind === 'ok' ? outcome.data.post_idx : 0
})
afterAll(() => api.close())

const question = { type: 'qb', subject: 'Which bank?', description: 'For students.' }
const property = {
  name: 'Cho',
  email: 'cho@example.com',
  length_of_stay: 6,
  visa: 'yes',
  admission: 'no',
  area_in_mind: 'Seoul',
  budget: 700,
}
const stay = {
  name: 'Cho',
  email: 'cho@example.com',
  location: 'Seoul',
  date_start: '2027-01-02',
  date_end: '2027-01-09',
}

interface Creation {
  readonly call: Call
  readonly fields: () => Readonly<Record<string, string | number>>
  readonly table: string
}

/** Every call that is carried out once, with valid fields and the table in which it creates a row. */
const creations: readonly Creation[] = [
  { call: posting, fields: () => question, table: 'posts' },
  { call: postingCm, fields: () => ({ id: post, cmText: 'Any.' }), table: 'comments' },
  { call: postMsg, fields: () => ({ to: bo.email, msg: 'Hello' }), table: 'messages' },
  { call: inqLong, fields: () => property, table: 'inquiries' },
  { call: inqLong2, fields: () => property, table: 'inquiries' },
  { call: inqShort, fields: () => stay, table: 'inquiries' },
  { call: inqShort2, fields: () => stay, table: 'inquiries' },
  { call: inqs, fields: () => ({ subject: 'Visa', cont: 'How?' }), table: 'inquiries' },
]

async function rows(table: string): Promise<number> {
  const { rows } = await api.database.pool.query<{ count: string }>(`select count(*) from ${table}`)
  return Number(rows[0]?.count)
}

const deliver = ({ call, fields }: Creation, key: string, more: Readonly<Record<string, string>> = {}) =>
  api.call(call, { ...fields(), ...more }, { token: ana.api_token, headers: { 'Idempotency-Key': key } })

it('all calls that are carried out once are tested here', () => {
  expect(creations.map(({ call }) => call)).toEqual(
    expect.arrayContaining(calls.filter(({ once }) => once === true)),
  )
})

describe.each(creations.map((creation) => [creation.call.path, creation] as const))(
  '%s',
  (_path, creation) => {
    it('creates one row for one key, however often it arrives, and answers each delivery the same', async () => {
      const before = await rows(creation.table)
      const key = randomUUID()
      const [first, ...others] = [await deliver(creation, key), await deliver(creation, `"${key}"`)]
      expect(first?.outcome.kind).toBe('ok')
      for (const other of others) expect([other.status, other.body]).toEqual([first?.status, first?.body])
      expect(await rows(creation.table)).toBe(before + 1)
    })

    it('creates one row for two deliveries at the same time', async () => {
      const before = await rows(creation.table)
      const key = randomUUID()
      const [one, other] = await Promise.all([deliver(creation, key), deliver(creation, key)])
      expect(one.outcome.kind).toBe('ok')
      expect(other.body).toEqual(one.body)
      expect(await rows(creation.table)).toBe(before + 1)
    })

    it('creates a row for each key, and for each request without one', async () => {
      const before = await rows(creation.table)
      await deliver(creation, randomUUID())
      await deliver(creation, randomUUID())
      await api.call(creation.call, creation.fields(), { token: ana.api_token })
      expect(await rows(creation.table)).toBe(before + 3)
    })
  },
)

const [asked, commented] = creations as readonly [Creation, Creation]

it('a key of one member says nothing about the same key of another', async () => {
  const key = randomUUID()
  const own = await deliver(commented, key)
  const other = await api.call(postingCm, commented.fields(), {
    token: bo.api_token,
    headers: { 'Idempotency-Key': key },
  })
  expect(other.outcome.kind).toBe('ok')
  expect(other.body.data).not.toEqual(own.body.data)
})

it('refuses a key that was used for other fields, or that is malformed', async () => {
  const key = randomUUID()
  await deliver(asked, key)
  const { status, body } = await deliver(asked, key, { subject: 'Which phone?' })
  expect([status, body.message]).toEqual([
    400,
    'Check "Idempotency-Key": it was used for another request: choose a new one.',
  ])
  for (const wrong of ['short', 'x'.repeat(65), `${key} and more`])
    expect((await deliver(asked, wrong)).status).toBe(400)
})

it('a failed request may be repeated with the same key', async () => {
  const key = randomUUID()
  const gone = { ...commented, fields: () => ({ id: 2_147_483_647, cmText: 'Any.' }) }
  expect((await deliver(gone, key)).status).toBe(404)
  expect((await deliver(gone, key)).status).toBe(404)
  expect((await deliver(commented, key)).outcome.kind).toBe('ok')
})

it('a visitor with a key gets no answer without a login', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  expect((await api.call(posting, question, { headers })).status).toBe(401)
})

it('keys are deleted after a day', async () => {
  const key = randomUUID()
  await deliver(asked, key)
  expect(await deleteExpired(api.database)).toBe(0)
  await api.database.pool.query("update idempotency_keys set created_at = now() - interval '25 hours'")
  expect(await deleteExpired(api.database)).toBeGreaterThan(0)
  const before = await rows('posts')
  await deliver(asked, key)
  expect(await rows('posts')).toBe(before + 1)
})
