import { randomUUID } from 'node:crypto'
import { posting, postingCm, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { question } from '../../testing/valid-fields'
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

const withKey = (key: string, { api_token: token }: Session = ana) => ({
  token,
  headers: { 'Idempotency-Key': key },
})
const ask = (key: string, more: object = {}) => api.call(posting, { ...question, ...more }, withKey(key))
const comment = (key: string, author?: Session, id = post) =>
  api.call(postingCm, { id, cmText: 'Any.' }, withKey(key, author))
const gone = 2_147_483_647

it('a key of one member says nothing about the same key of another', async () => {
  const key = randomUUID()
  const own = await comment(key)
  const other = await comment(key, bo)
  expect(other.outcome.kind).toBe('ok')
  expect(other.body.data).not.toEqual(own.body.data)
})

it('refuses a key that was used for other fields, or that is malformed', async () => {
  const key = randomUUID()
  await ask(key)
  const { status, body } = await ask(key, { subject: 'Which phone?' })
  expect([status, body.message]).toEqual([
    400,
    'Check "Idempotency-Key": it was used for another request: choose a new one.',
  ])
  for (const wrong of ['short', 'x'.repeat(65), `${key} and more`])
    expect((await ask(wrong)).status).toBe(400)
})

it('a failed request may be repeated with the same key', async () => {
  const key = randomUUID()
  expect((await comment(key, ana, gone)).status).toBe(404)
  expect((await comment(key, ana, gone)).status).toBe(404)
  expect((await comment(key)).outcome.kind).toBe('ok')
})

it('a visitor with a key gets no answer without a login', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  expect((await api.call(posting, question, { headers })).status).toBe(401)
})

it('keys are deleted after a day', async () => {
  const key = randomUUID()
  const first = await ask(key)
  expect((await ask(key)).body).toEqual(first.body)
  expect(await deleteExpired(api.database)).toBe(0)
  await api.database.pool.query("update idempotency_keys set created_at = now() - interval '25 hours'")
  expect(await deleteExpired(api.database)).toBeGreaterThan(0)
  expect((await ask(key)).body).not.toEqual(first.body)
})
