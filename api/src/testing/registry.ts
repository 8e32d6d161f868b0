import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Change, RemoteRoute, Session } from '@within-reach/contract'
import { changeRegistry, registryStatus } from '@within-reach/contract'
import type { RemoteVersion } from '@within-reach/registry'
import type { Database } from '../platform/database/database'
import { readRecord } from '../registry/read-record'
import { storeVersion } from '../registry/store-version'
import type { TestApi } from './api'
import { type BuiltVersion, buildVersion } from './versions'

const template = `<!doctype html>
<html lang="en"><head><title>Within Reach</title>
<!--site:head--></head><body><!--site:data--></body></html>`

const shell = {
  version: '0.1.0-shell',
  contract: '0.1.0',
  provides: { react: '19.1.0' },
  onDemand: {},
  needs: {},
  files: {},
  routes: [{ path: '/', title: { en: '', ko: '' } }],
}

/** Writes a built shell to a temporary folder. */
export async function builtShell(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-shell-'))
  await writeFile(path.join(folder, 'index.html'), template)
  await writeFile(path.join(folder, 'shell.json'), JSON.stringify(shell))
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

/** A page of a remote. */
export const page = (address: string, more: Partial<RemoteRoute> = {}): RemoteRoute => ({
  path: address,
  title: { en: `Page ${address}`, ko: `${address} 페이지` },
  ...more,
})

/** A version that fits the built shell. */
export const versionOf = (name: string, version: string, more: Partial<RemoteVersion> = {}): BuiltVersion =>
  buildVersion(version, { name, shared: { react: '^19.0.0' }, routes: [page(`/${name}`)], ...more })

/** Publishes versions without making them live. */
export async function publish(database: Database, ...versions: readonly BuiltVersion[]): Promise<void> {
  for (const { record, files } of versions)
    await storeVersion(database, { record: readRecord(record), files, who: 'a test' })
}

/** Makes a member an operator. */
export async function grant({ database }: TestApi, { email }: Session): Promise<void> {
  const granted = {
    name: 'test-operator-granted',
    text: `insert into operators (user_id, granted_by) select id, 'a test' from users where email = $1`,
  }
  await database.query(granted, [email])
}

/** Makes changes like an operator who has just read the status. */
export function changesBy(api: TestApi, { api_token: token }: Session) {
  return async (change: Change, why = 'a test'): Promise<number> => {
    const status = await api.call(registryStatus, {}, { token })
    const revision = status.outcome.kind === 'ok' ? status.outcome.data.revision : -1
    const fields = { change: JSON.stringify(change), revision, why }
    const { outcome } = await api.call(changeRegistry, fields, { token })
    if (outcome.kind !== 'ok') throw new Error(`${change.type}: ${JSON.stringify(outcome)}`)
    return outcome.data.revision
  }
}
