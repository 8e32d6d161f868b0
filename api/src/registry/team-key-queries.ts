import type { KeySignature, SignedKeyList } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import type { VersionKey } from './version-queries'

/** A stored list of a team's keys. */
export interface KeyListRow {
  readonly remote: string
  readonly number: number
  readonly body: string
  readonly signatures: unknown
  readonly at: Date
  readonly who: string
}

const columns = 'remote, number, body, signatures, received_at as at, received_by as who'

const listsOfRemote: Statement = {
  name: 'registry-key-lists',
  text: `select ${columns} from team_key_lists where remote = $1 order by number desc`,
}

/** Every list of a remote's team, newest first. */
export async function findKeyLists(database: Database, remote: string): Promise<KeyListRow[]> {
  return database.query<KeyListRow>(listsOfRemote, [remote])
}

const newestList: Statement = {
  name: 'registry-key-list-newest',
  text: `select ${columns} from team_key_lists where remote = $1 order by number desc limit 1`,
}

/** The list that counts; undefined if the team has no keys. */
export async function findNewestKeyList(database: Database, remote: string): Promise<KeyListRow | undefined> {
  return (await database.query<KeyListRow>(newestList, [remote]))[0]
}

const newestLists: Statement = {
  name: 'registry-key-lists-newest',
  text: `select distinct on (remote) ${columns} from team_key_lists order by remote, number desc`,
}

/** The lists that count, of every team that has keys. */
export async function findNewestKeyLists(database: Database): Promise<KeyListRow[]> {
  return database.query<KeyListRow>(newestLists)
}

const listInserted: Statement = {
  name: 'registry-key-list-inserted',
  text: `insert into team_key_lists (remote, number, body, signatures, received_by)
    values ($1, $2, $3, $4, $5) on conflict do nothing returning number`,
}

/** Stores a list. @returns false if there is a list of this number already, also after a concurrent change */
export async function insertKeyList(
  database: Database,
  { remote, number }: { readonly remote: string; readonly number: number },
  { text, signatures }: SignedKeyList,
  who: string,
): Promise<boolean> {
  const values = [remote, number, text, JSON.stringify(signatures), who]
  return (await database.query(listInserted, values)).length > 0
}

/** A stored signature of a version. */
export interface SignatureRow extends VersionKey, KeySignature {
  readonly at: Date
}

const signatureInserted: Statement = {
  name: 'registry-signature-inserted',
  text: `insert into version_signatures (remote, version, key, signature, received_by)
    values ($1, $2, $3, $4, $5) on conflict do nothing`,
}

/** Stores the signatures of a published version. One that is stored already keeps its date. */
export async function insertSignatures(
  database: Database,
  { remote, version }: VersionKey,
  signatures: readonly KeySignature[],
  who: string,
): Promise<void> {
  for (const { key, signature } of signatures)
    await database.query(signatureInserted, [remote, version, key, signature, who])
}

const signaturesFound: Statement = {
  name: 'registry-signatures-found',
  text: `select remote, version, key, signature, received_at as at from version_signatures
    where (remote, version) in (select * from unnest($1::text[], $2::text[]))
    order by remote, version, received_at, key`,
}

/** The signatures of versions, in the order in which they were received. */
export async function findSignatures(
  database: Database,
  wanted: readonly VersionKey[],
): Promise<SignatureRow[]> {
  if (wanted.length === 0) return []
  return database.query<SignatureRow>(signaturesFound, [
    wanted.map(({ remote }) => remote),
    wanted.map(({ version }) => version),
  ])
}
