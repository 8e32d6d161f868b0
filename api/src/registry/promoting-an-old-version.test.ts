import { changeRegistry, registryStatus } from '@within-reach/contract'
import type { PoolClient } from 'pg'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken } from '../testing/owner'
import { builtShell, publish, versionOf } from '../testing/registry'
import { deleteOldVersions } from './old-version-queries'

const old = '1.0.0'

let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let token: string
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder })
  token = await ownerToken(api)
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

/** A remote with a version that nobody gets, and with enough newer ones to make it deletable. */
async function remoteWithOld(remote: string) {
  for (let n = 0; n <= 10; n++) await publish(api.database, versionOf(remote, `1.${n}.0`))
  const { pool } = api.database
  const row = 'remote = $1 and version = $2'
  await pool.query(`update remote_versions set published_at = now() - interval '90 days' where ${row}`, [
    remote,
    old,
  ])
  return {
    promote: () => promote(remote),
    isPublished: async () =>
      (await pool.query(`select 1 from remote_versions where ${row}`, [remote, old])).rows.length > 0,
  }
}

async function promote(remote: string): Promise<string> {
  const status = await api.call(registryStatus, {}, { token })
  const revision = status.outcome.kind === 'ok' ? status.outcome.data.revision : -1
  const change = JSON.stringify({ type: 'promote', remote, version: old })
  const { outcome, body } = await api.call(changeRegistry, { change, revision, why: 'a test' }, { token })
  return outcome.kind === 'refused' ? (body.message ?? '') : outcome.kind
}

/** Blocks statements at a table until it is released. */
async function holding<T>(lock: string, work: (release: () => Promise<void>) => Promise<T>): Promise<T> {
  const holder: PoolClient = await api.database.pool.connect()
  await holder.query('begin')
  await holder.query(lock)
  try {
    return await work(async () => void (await holder.query('commit')))
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

/** Resolves when this many statements wait for a lock. */
async function waiting(count: number): Promise<void> {
  const locked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await api.database.pool.query(locked)).rows.length < count) await new Promise(setImmediate)
}

it('deletes the old version if nobody promotes it', async () => {
  const { promote } = await remoteWithOld('mfe-trips')
  expect(await deleteOldVersions(api.database)).toBe(1)
  expect(await promote()).toBe('mfe-trips 1.0.0 is not published.')
})

it('a promotion that has begun keeps its version', async () => {
  const { promote, isPublished } = await remoteWithOld('mfe-tours')
  // The promotion has read its version, and is about to be written.
  const promoted = await holding('lock table registry_revisions in share mode', async (release) => {
    const running = promote()
    await waiting(1)
    expect(await deleteOldVersions(api.database)).toBe(0)
    await release()
    return running
  })
  expect(promoted).toBe('ok')
  expect(await deleteOldVersions(api.database)).toBe(0)
  expect(await isPublished()).toBe(true)
})

it('a version whose deletion has begun cannot be promoted', async () => {
  const { promote, isPublished } = await remoteWithOld('mfe-rooms')
  // The deletion has selected its versions, and is about to delete their files.
  const promoted = await holding('lock table remote_files in share mode', async (release) => {
    const deleting = deleteOldVersions(api.database)
    await waiting(1)
    const running = promote()
    await Promise.race([waiting(2), running])
    await release()
    expect(await deleting).toBe(1)
    return running
  })
  expect(promoted).toBe('mfe-rooms 1.0.0 is not published.')
  expect(await isPublished()).toBe(false)
})
