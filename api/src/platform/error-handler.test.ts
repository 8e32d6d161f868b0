import { getProfile, posts, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
let ana: Session
const lines: string[] = []
beforeAll(async () => {
  api = await startApi({ logTo: { write: (line) => void lines.push(line) } })
  ana = await api.signUp('ana')
})
afterAll(() => api.close())

const profile = () => api.call(getProfile, {}, { token: ana.api_token })
const ready = async () => {
  const answer = await fetch(`${api.url}/readyz`)
  return [answer.status, await answer.json()]
}

it('answers 503 while the database is unreachable, and recovers when it is back', async () => {
  const { pool } = api.database
  const pools = [pool, api.readinessDatabase.pool]
  const { connectionString } = pool.options
  // Nothing listens on port 1. Ending the open connections simulates a restart.
  for (const { options } of pools) options.connectionString = 'postgres://127.0.0.1:1/nothing'
  await pool.query(
    'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  await expect(pool.query('SELECT pg_terminate_backend(pg_backend_pid())')).rejects.toThrow()

  const { status, headers, body, outcome } = await profile()
  expect([status, headers.get('Retry-After'), body.res, outcome.kind]).toEqual([503, '5', 503, 'unavailable'])
  expect(body.message).toBe('The database is unavailable. Try again in a moment.')
  const list = await api.call(posts, { type: 'tr' })
  expect([list.status, list.body.res]).toEqual([503, false])
  expect(await ready()).toEqual([503, { status: 'the database is unreachable' }])
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200)

  for (const { options } of pools) options.connectionString = connectionString
  expect((await profile()).status).toBe(200)
  expect(await ready()).toEqual([200, { status: 'ready' }])
})

it('logs an unexpected error, and does not reveal it in the answer', async () => {
  await api.database.pool.query('ALTER TABLE posts RENAME TO gone')
  const { status, headers, body } = await api.call(posts, { type: 'tr' })
  await api.database.pool.query('ALTER TABLE gone RENAME TO posts')
  expect([status, headers.get('Retry-After')]).toEqual([500, null])
  expect(body).toEqual({ res: false, code: 'failed', message: 'Something went wrong on our side.' })
  const logged = lines.filter((line) => line.includes('"request failed"')).at(-1)
  expect(JSON.parse(logged ?? '{}')).toMatchObject({ level: 50, err: { code: '42P01' } })
})

it('logs no failure for a request that was refused on purpose', async () => {
  const failures = () => lines.filter((line) => line.includes('"request failed"')).length
  const before = failures()
  const share = api.platform.bodies.budget.open('somewhere')
  expect(() => share.take('memory', 1024 ** 3)).toThrow()
  const { status, headers } = await api.call(posts, { type: 'tr' })
  share.release()
  expect([status, headers.get('Retry-After')]).toEqual([503, '5'])
  expect(failures()).toBe(before)
  expect((await api.call(posts, { type: 'tr' })).status).toBe(200)
})
