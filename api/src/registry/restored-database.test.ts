import type { Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { builtShell, changesBy, grant, publish, versionOf } from '../testing/registry'
import { decisionPath } from './decision'

let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let operator: Session
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder })
  operator = await api.signUp('olga')
  await grant(api, operator)
  await publish(api.database, versionOf('mfe-trips', '1.0.0'), versionOf('mfe-trips', '1.1.0'))
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

const decided = async ({ url }: TestApi) => {
  const { revision, remotes } = (await (await fetch(url + decisionPath)).json()) as {
    revision: number
    remotes: Record<string, { version: string }>
  }
  return [revision, remotes['mfe-trips']?.version]
}

it('an instance never goes back to an earlier revision; one that starts after a restore begins there', async () => {
  const change = changesBy(api, operator)
  await change({ type: 'promote', remote: 'mfe-trips', version: '1.0.0' })
  const newest = await change({ type: 'promote', remote: 'mfe-trips', version: '1.1.0' })
  expect(await decided(api)).toEqual([newest, '1.1.0'])

  // As if the database were restored from a backup from before the last change, while the instance runs.
  await api.database.pool.query('delete from registry_revisions where revision = $1', [newest])
  await api.registry.refresh()
  expect(await decided(api)).toEqual([newest, '1.1.0'])
  await expect(change({ type: 'switch', remote: 'mfe-trips', enabled: false })).rejects.toThrow(
    'does not exist',
  )

  const restarted = await startApi({ shell: shell.folder, sharing: api })
  expect(await decided(restarted)).toEqual([newest - 1, '1.0.0'])
  await restarted.close()
})
