import type { RemoteSection } from '@within-reach/contract'
import { PublishedVersion, type RegistryDocument } from '@within-reach/registry'
import * as v from 'valibot'
import type { Database } from '../platform/database/database'
import { recordIn } from './records'
import { findVersions, type PublishedRow } from './version-queries'

/**
 * How the records describe each remote: a live one by its current version, another one by its newest version.
 * @param published the newest versions of every remote, newest first
 * @returns by name, without remotes whose record is older than this field
 */
export async function findSections(
  database: Database,
  remotes: RegistryDocument['remotes'],
  environment: string,
  published: readonly PublishedRow[],
): Promise<ReadonlyMap<string, RemoteSection>> {
  const sections = new Map<string, RemoteSection>()
  const add = ({ name, section }: PublishedVersion) => section && sections.set(name, section)
  const live = new Set<string>()
  for (const [name, { environments, versions }] of Object.entries(remotes)) {
    const current = versions[environments[environment]?.current ?? '']
    if (!current) continue
    live.add(name)
    add(current)
  }
  const newest = published.filter(
    ({ remote }, at) => !live.has(remote) && published.findIndex((row) => row.remote === remote) === at,
  )
  for (const row of await findVersions(database, newest)) {
    const read = v.safeParse(PublishedVersion, recordIn(row))
    if (read.success) add(read.output)
  }
  return sections
}
