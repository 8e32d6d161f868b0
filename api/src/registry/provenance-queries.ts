import type { ProvenanceEnvelope } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import type { VersionKey } from './version-queries'

const provenanceInserted: Statement = {
  name: 'registry-provenance-inserted',
  text: `insert into version_provenance (remote, version, envelope, received_by)
    values ($1, $2, $3, $4) on conflict do nothing`,
}

/** Stores the provenance of a published version. A stored one stays. */
export async function insertProvenance(
  database: Database,
  { remote, version }: VersionKey,
  envelope: ProvenanceEnvelope,
  who: string,
): Promise<void> {
  await database.query(provenanceInserted, [remote, version, JSON.stringify(envelope), who])
}

const provenanceFound: Statement = {
  name: 'registry-provenance-found',
  text: 'select envelope from version_provenance where remote = $1 and version = $2',
}

/** The provenance of a version, untrusted; undefined if it was published without one. */
export async function findProvenance(database: Database, { remote, version }: VersionKey): Promise<unknown> {
  return (await database.query<{ envelope: unknown }>(provenanceFound, [remote, version]))[0]?.envelope
}
