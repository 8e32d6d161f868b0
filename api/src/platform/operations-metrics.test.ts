import { posts, sendVCode } from '@within-reach/contract'
import { withoutConnections } from '../testing/all-connections'
import { startApi, type TestApi } from '../testing/api'

const token = 'a-token-for-the-metrics'
let api: TestApi
beforeAll(async () => {
  api = await startApi({ settings: { METRICS_TOKEN: token } })
})
afterAll(() => api.close())

const read = (authorization?: string) =>
  fetch(`${api.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } })
const metrics = async () => (await read(`Bearer ${token}`)).text()

it.each([undefined, 'Bearer another-token-entirely', token])(
  'require the token: %s',
  async (authorization) => {
    const answer = await read(authorization)
    expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
  },
)

it('report mails, stores, queues, disk, schema and build', async () => {
  await api.database.pool.query(
    `INSERT INTO mail_outbox (recipient, subject, body, created_at, next_try, failed_at) VALUES
      ('a@example.com', 'x', 'x', now() - interval '90 seconds', now() + interval '1 hour', NULL),
      ('b@example.com', 'x', 'x', now(), now(), now())`,
  )
  const text = await metrics()
  const value = (line: string) => new RegExp(`^${line} (\\S+)$`, 'm').exec(text)?.[1]
  expect(value('mail_outbox\\{state="waiting"\\}')).toBe('1')
  expect(value('mail_outbox\\{state="given_up"\\}')).toBe('1')
  jest.spyOn(api.platform.outbox, 'failures').mockReturnValue({ away: 2, 'not now': 1, refused: 0 })
  const failures = await metrics()
  for (const line of ['{reason="away"} 2', '{reason="not now"} 1', '{reason="refused"} 0'])
    expect(failures).toContain(`\nmail_failures_total${line}\n`)
  expect(Number(value('mail_outbox_oldest_seconds'))).toBeGreaterThanOrEqual(90)
  expect(Number(value('mail_outbox_stuck_seconds'))).toBeGreaterThanOrEqual(90)
  for (const part of ['database', 'mail_server', 'file_store', 'database_listener'])
    expect([part, value(`${part}_up`)]).toEqual([part, '1'])
  expect(value('file_removals_waiting')).toBe('0')
  for (const queue of ['sign-ins', 'files', 'searches'])
    expect(value(`queue_length\\{queue="${queue}"\\}`)).toBe('0')
  const free = Number(value('data_disk_free_bytes'))
  expect(free).toBeGreaterThan(0)
  expect(Number(value('data_disk_size_bytes'))).toBeGreaterThan(free)
  expect(value('backup_last_success_timestamp_seconds')).toBe('0')
  expect(text).toMatch(/^schema_info\{migration="\d{4}-[\w-]+"\} 1$/m)
  expect(text).toMatch(/^build_info\{contract="[\d.]+",shell="none",commit="",node="v\d+\.[\d.]+"\} 1$/m)
})

it('count a mail as stuck that waits for the mail server, not one that its recipient deferred or that has expired', async () => {
  await api.database.pool.query(
    `INSERT INTO mail_outbox (recipient, subject, body, created_at, next_try, tries, away, expires_at) VALUES
      ('full@example.com', 'x', 'x', now() - interval '2 hours', now() + interval '1 hour', 7, false, NULL),
      ('late@example.com', 'x', 'x', now() - interval '1 hour', now() + interval '1 hour', 7, true, now() - interval '50 minutes'),
      ('away@example.com', 'x', 'x', now() - interval '20 minutes', now() + interval '1 hour', 7, true, NULL)`,
  )
  const stuck = Number(/^mail_outbox_stuck_seconds (\S+)$/m.exec(await metrics())?.[1])
  await api.database.pool.query('DELETE FROM mail_outbox')
  expect(stuck).toBeGreaterThanOrEqual(20 * 60)
  expect(stuck).toBeLessThan(50 * 60)
  expect(await metrics()).toMatch(/^mail_outbox_stuck_seconds 0$/m)
})

it('report the newest backup of any kind', async () => {
  await api.database.pool.query(
    `INSERT INTO backups VALUES ('pgbackrest', to_timestamp(1000)), ('backup', to_timestamp(2000))`,
  )
  expect(await metrics()).toMatch(/^backup_last_success_timestamp_seconds 2000$/m)
})

it('measure how long mails waited until the mail server accepted them', async () => {
  await api.call(sendVCode, { email: 'ana@example.com' })
  await api.mailTo('ana@example.com')
  const accepted = async (within: string) =>
    Number(
      new RegExp(`^mail_delay_seconds_bucket\\{le="${within}"\\} (\\d+)$`, 'm').exec(await metrics())?.[1],
    )
  // The mail arrives a moment before its delay is counted.
  while ((await accepted('\\+Inf')) === 0) continue
  expect(await accepted('300')).toBe(1)
})

it('count failed requests by the part that failed', async () => {
  await api.database.pool.query('ALTER TABLE posts RENAME TO gone')
  await api.call(posts, { type: 'tr' })
  await api.database.pool.query('ALTER TABLE gone RENAME TO posts')
  const share = api.platform.bodies.budget.open('somewhere')
  expect(() => share.take('memory', 1024 ** 3)).toThrow()
  await api.call(posts, { type: 'tr' })
  share.release()
  const text = await metrics()
  const failures = { database: 0, files: 0, mail: 0, capacity: 1, service: 1 }
  for (const [part, count] of Object.entries(failures))
    expect(text).toContain(`\nhttp_failures_total{part="${part}"} ${count}\n`)
})

it('end in time while the database hangs', async () => {
  const { pool } = api.readinessDatabase
  // The only connection of the metrics is busy.
  const client = await pool.connect()
  const text = await metrics()
  client.release()
  expect(text).toMatch(/^database_up 0$/m)
  expect(text).toMatch(/^mail_outbox_stuck_seconds nan$/im)
})

it('omit what only the database knows while it is unreachable', async () => {
  const { pool } = api.readinessDatabase
  const { connectionString } = pool.options
  pool.options.connectionString = 'postgres://127.0.0.1:1/nothing'
  await pool.query(
    'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  await expect(pool.query('SELECT pg_terminate_backend(pg_backend_pid())')).rejects.toThrow()
  const text = await metrics()
  pool.options.connectionString = connectionString
  expect(text).toMatch(/^mail_outbox_oldest_seconds NaN$/im)
  expect(text).toMatch(/^database_up 0$/m)
  expect(text).toMatch(/^data_disk_free_bytes \d+/m)
})

it('are complete while every connection of the calls is in use', async () => {
  const text = await withoutConnections(api.database.pool, metrics)
  expect(text).toMatch(/^mail_outbox\{state="waiting"\} \d+$/m)
  expect(text).toMatch(/^schema_info\{/m)
})
