import { contentKinds } from '@within-reach/contract'
import { Registry } from 'prom-client'
import { tryAll } from './testing/leaks/attempts'
import { openScene, type Scene } from './testing/leaks/scene'
import { startOlderPostgresql } from './testing/older-postgresql'

jest.setTimeout(300_000)

let server: Awaited<ReturnType<typeof startOlderPostgresql>>
let scene: Scene
beforeAll(async () => {
  server = await startOlderPostgresql()
  scene = await openScene(() => server.url)
})
afterAll(async () => {
  await scene.close()
  await server.stop()
})

it.each(contentKinds)('on PostgreSQL 15 no call, page or archive fails: a %s', async (kind) => {
  const { pool } = scene.api.database
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  expect(rows[0]?.server_version).toMatch(/^15\b/)
  const content = (await scene.write())[kind]
  // Some answers depend on how long a question has waited.
  await pool.query(`update messages set created_at = created_at - interval '4 days'`)
  for (const calls of ['reading', 'all'] as const) {
    const failed = (await tryAll(scene.api, content, { calls })).filter(({ status }) => status >= 500)
    expect(failed).toEqual([])
  }
})

it('on PostgreSQL 15 no part of the cleanup fails', async () => {
  const { cleanup } = scene.api.platform
  await cleanup.runAll()
  const metrics = new Registry()
  cleanup.report(metrics)
  const lines = (await metrics.metrics()).split('\n').filter((line) => line.startsWith('cleanup_failed{'))
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter((line) => !line.endsWith(' 0'))).toEqual([])
})
