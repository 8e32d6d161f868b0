import { setTimeout as delay } from 'node:timers/promises'
import { getProfile, postDetail, posting, posts, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { openTestDatabase } from '../../testing/database'
import { type Line, openLine, throughLine } from '../../testing/line'
import type { OpenDatabase } from '../database/database'

let database: OpenDatabase
let line: Line
let api: TestApi
let ana: Session
/** The only replica is the primary itself at another address, which counts as promoted and in use. */
beforeAll(async () => {
  database = await openTestDatabase()
  const url = database.pool.options.connectionString ?? ''
  line = await openLine(Number(new URL(url).port))
  api = await startApi({
    databaseThrough: () => url,
    settings: { DATABASE_URL: url, DATABASE_READ_URL: throughLine(url, line) },
  })
  ana = await api.signUp('ana')
})
afterAll(async () => {
  line.restore()
  await api.close()
  line.close()
  await database.close()
})

const metrics = async () => (await fetch(`${api.url}/metrics`)).text()
async function answered() {
  const text = await metrics()
  const of = (server: string) =>
    Number(new RegExp(`^database_reads_total\\{server="${server}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  return { primary: of('primary'), replica: of('127.0.0.1:\\d+') }
}
async function untilInUse(value: 0 | 1): Promise<void> {
  while (!new RegExp(`^replica_in_use\\{.*\\} ${value}$`, 'm').test(await metrics())) await delay(20)
}

const list = (cookies: Readonly<Record<string, string>> = {}) => api.call(posts, { type: 'tr' }, { cookies })
const write = () =>
  api.call(
    posting,
    { type: 'tr', region: 'Others', specificLocation: 'here', subject: 'x', description: 'x' },
    { token: ana.api_token },
  )

/** Which server answers some reads. */
async function serverOf(reads: () => Promise<unknown>): Promise<'primary' | 'replica' | 'both' | 'none'> {
  await untilInUse(1)
  const before = await answered()
  await reads()
  const after = await answered()
  const [primary, replica] = [after.primary > before.primary, after.replica > before.replica]
  if (primary && replica) return 'both'
  return primary ? 'primary' : replica ? 'replica' : 'none'
}

it('lists and searches come from the replica', async () => {
  expect(await serverOf(() => list())).toBe('replica')
  expect(await serverOf(() => api.call(posts, { type: 'tr', search: 'word' }))).toBe('replica')
})

it('a post comes from the replica, and the primary decides what does not exist', async () => {
  const { outcome } = await write()
  const id = outcome.kind === 'ok' ? outcome.data.post_idx : 0
  expect(await serverOf(() => api.call(postDetail, { id }))).toBe('replica')
  expect(await serverOf(() => api.call(postDetail, { id: id + 1000 }))).toBe('both')
})

it('a write of a member sets a cookie, and a read or a refused write does not', async () => {
  const { cookies } = await write()
  expect(cookies).toEqual({ wr_written: expect.stringMatching(/^\d+$/) })
  expect((await list()).cookies).toEqual({})
  expect((await api.call(posting, { type: 'tr' }, { token: ana.api_token })).cookies).toEqual({})
})

it('a browser whose write the replica does not have reads from the primary', async () => {
  const { cookies } = await write()
  expect(await serverOf(() => list({ wr_written: `${cookies.wr_written}0` }))).toBe('primary')
  expect(await serverOf(() => list({ wr_written: '1' }))).toBe('replica')
})

it.each(['', 'x', '-1', '1e9', '9'.repeat(21)])('a malformed cookie is ignored: %j', async (value) => {
  expect(await serverOf(() => list({ wr_written: value }))).toBe('replica')
})

it('nothing comes from the replica for two seconds after content was withdrawn', async () => {
  await untilInUse(1)
  api.platform.reads.avoidReplicas()
  const from = Date.now()
  expect(await serverOf(() => list())).toBe('primary')
  while ((await serverOf(() => list())) !== 'replica') await delay(50)
  expect(Date.now() - from).toBeGreaterThanOrEqual(1900)
})

it('browsers with different positions do not share an answer', async () => {
  const found = await serverOf(() => Promise.all([list(), list({ wr_written: '9'.repeat(19) })]))
  expect(found).toBe('both')
})

it('a broken replica costs no request, and is used again when it is back', async () => {
  await untilInUse(1)
  line.cut()
  const answers = await Promise.all(Array.from({ length: 20 }, () => list()))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  await untilInUse(0)
  expect((await list()).status).toBe(200)
  line.restore()
  expect(await serverOf(() => list())).toBe('replica')
})

it('without replicas there is no cookie', async () => {
  const other = await startApi({ sharing: api })
  const { cookies, outcome } = await other.call(getProfile, {}, { token: ana.api_token })
  expect([outcome.kind, cookies]).toEqual(['ok', {}])
  await other.close()
})
