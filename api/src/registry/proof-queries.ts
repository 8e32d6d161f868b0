import type { SignedProof } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import type { VersionKey } from './version-queries'

/** A stored proof, as its site signed it. */
export interface ProofRow extends VersionKey {
  readonly body: string
  readonly key: string
  readonly signature: string
}

const inserted: Statement = {
  name: 'registry-proof-inserted',
  text: `insert into version_proofs (remote, version, body, key, signature, is_full, received_by)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
}

/**
 * Stores a proof of a published version; nothing happens if it is stored already.
 * @param isFull whether all journeys ran and at least one passed
 * @param who the author of the call
 */
export async function insertProof(
  database: Database,
  { remote, version }: VersionKey,
  { text, key, signature }: SignedProof,
  isFull: boolean,
  who: string,
): Promise<void> {
  await database.query(inserted, [remote, version, text, key, signature, isFull, who])
}

const ofVersion: Statement = {
  name: 'registry-proofs-of-version',
  text: `select remote, version, body, key, signature from version_proofs
    where remote = $1 and version = $2 order by is_full desc, received_at desc`,
}

/** All proofs of a version, full ones first, then the newest. */
export async function findProofs(database: Database, { remote, version }: VersionKey): Promise<ProofRow[]> {
  return database.query<ProofRow>(ofVersion, [remote, version])
}

const ofVersions: Statement = {
  name: 'registry-proofs-of-versions',
  text: `select remote, version, body, key, signature from (
      select *, row_number() over (
        partition by remote, version, key order by is_full desc, received_at desc) as nth
      from version_proofs
      where (remote, version) in (select * from unnest($1::text[], $2::text[]))
    ) placed
    where nth <= $3
    order by remote, version, is_full desc, received_at desc`,
}

/** The proofs of several versions: of each version and key only the first ones, full ones first, then the newest. */
export async function findProofsOf(
  database: Database,
  wanted: readonly VersionKey[],
  maxOfEachKey: number,
): Promise<ProofRow[]> {
  if (wanted.length === 0) return []
  return database.query<ProofRow>(ofVersions, [
    wanted.map(({ remote }) => remote),
    wanted.map(({ version }) => version),
    maxOfEachKey,
  ])
}
