import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { calls } from '@within-reach/contract'
import type { RemoteVersion } from '@within-reach/registry'
import { recordsOfCalls } from '@within-reach/registry/check'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken } from '../testing/owner'
import { builtShell, changesBy, grant, publish, versionOf } from '../testing/registry'
import { registryCommand } from '../testing/registry-command'

const react = '@within-reach/shared-core/react'
const served = recordsOfCalls(calls)

let shell: Awaited<ReturnType<typeof builtShell>>
let folder: string
let api: TestApi
let token: string
let change: ReturnType<typeof changesBy>
beforeAll(async () => {
  shell = await builtShell()
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-impact-'))
  api = await startApi({ shell: shell.folder })
  token = await ownerToken(api)
  const operator = await api.signUp('olga')
  await grant(api, operator)
  change = changesBy(api, operator)
})
afterAll(async () => {
  await api.close()
  await shell.remove()
  await rm(folder, { recursive: true })
})

const run = (...args: string[]) =>
  registryCommand(args, { folder, environment: { REACH_SITE: api.url, REACH_TOKEN: token } })

/** Makes a version live as if it had been built from other sources, which the check of today would refuse. */
async function live(remote: string, version: string, more: Partial<RemoteVersion>): Promise<void> {
  await publish(api.database, versionOf(remote, version))
  const { record } = versionOf(remote, version, more)
  const { pool } = api.database
  const file = 'remote = $1 and version = $2 and name'
  await pool.query(`delete from remote_files where ${file} like 'record.json.%'`, [remote, version])
  const bytes = Buffer.from(record)
  await pool.query(`update remote_files set bytes = $3 where ${file} = 'record.json'`, [
    remote,
    version,
    bytes,
  ])
  await change({ type: 'promote', remote, version })
}

it('the types of a published version are those that it was built with', async () => {
  const posts = served['/api/posts'] ?? null
  const uses = { [react]: ['useCall', 'useRemote'] }
  const exposes = { './pages': { js: [], css: [], exports: ['bootstrap', 'mount', 'unmount'] } }
  await publish(
    api.database,
    versionOf('mfe-types', '1.0.0', { calls: { '/api/posts': posts }, uses, exposes }),
  )
  const { code, output } = await run('types', 'mfe-types')
  expect(code).toBe(0)
  expect(output).toContain('// mfe-types 1.0.0, built against contract 0.1.0.')
  expect(output).toContain('//   ./pages exports bootstrap, mount, unmount')
  expect(output).toContain(`//   ${react}: useCall, useRemote`)
  expect(output).toMatch(/^export interface Posts \{\n {2}request: \{$/m)
  expect((await run('types', 'mfe-types@9.9.9')).complained).toContain('mfe-types 9.9.9 is not published')
})

it('a contract that no live version uses in another form breaks nothing', async () => {
  await live('mfe-fine', '1.0.0', { calls: { '/api/posts': served['/api/posts'] ?? null } })
  const { code, output } = await run('impact')
  expect(output).toMatch(/^Nothing breaks at \S+ with contract 0\.1\.0\. Compared live versions: 1\.$/m)
  expect(code).toBe(0)
})

it('a renamed call, a removed field and a narrowed type are named with the live versions that use them', async () => {
  const posts = served['/api/posts']
  if (!posts || typeof posts.answer === 'string') throw new Error('/api/posts has no answer')
  const renamed = { ...posts, hash: 'older' }
  const more = { ...posts, hash: 'older', answer: { list: { fields: { rent: 'number' } } } }
  const wider = { ...posts, hash: 'older', request: { fields: { type: 'number' } } }
  await live('mfe-cards', '1.0.0', { calls: { '/api/allPosts': renamed, '/api/posts': more } })
  await live('mfe-lists', '1.0.0', { calls: { '/api/allPosts': renamed } })
  await live('mfe-filters', '2.0.0', { calls: { '/api/posts': wider, '/api/elsewhere': null } })
  const { code, output } = await run('impact')
  expect(code).toBe(1)
  expect(output).toMatch(
    /^\/api\/allPosts is gone\.\n {2}mfe-cards +1\.0\.0 +current\n {2}mfe-lists +1\.0\.0 +current$/m,
  )
  expect(output).toMatch(/^\/api\/posts no longer answers rent\.\n {2}mfe-cards +1\.0\.0 +current$/m)
  expect(output).toMatch(
    /^\/api\/posts takes "fr" \| "jobs" \| "qb" \| "tr" as type, and no longer number\.\n {2}mfe-filters +2\.0\.0 +current$/m,
  )
  expect(output).not.toContain('mfe-fine')
  expect(output).not.toContain('elsewhere')
})

it('a shell that no longer exports something is named with the live versions that use it', async () => {
  await live('mfe-reader', '1.0.0', { uses: { [react]: ['useCall', 'useOldThing'] } })
  const record = {
    version: '0.2.0-next',
    contract: '0.1.0',
    provides: {},
    offers: { [react]: ['useCall'] },
    onDemand: {},
    needs: {},
    files: {},
    routes: [],
  }
  await writeFile(path.join(folder, 'shell.json'), JSON.stringify(record))
  const { code, output } = await run('impact', '--shell', 'shell.json')
  expect(code).toBe(1)
  expect(output).toMatch(
    new RegExp(`^${react} no longer exports useOldThing\\.\\n {2}mfe-reader +1\\.0\\.0 +current$`, 'm'),
  )
  expect(output).not.toContain('exports useCall')
})
