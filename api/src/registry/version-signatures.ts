import {
  type Finding,
  inEnglish,
  type KeyList,
  type KeySignature,
  sentence,
  signedVersionText,
  type TeamKey,
} from '@within-reach/contract'
import { maySignAt, type PublishedVersion } from '@within-reach/registry'
import { LRUCache } from 'lru-cache'
import type { Database } from '../platform/database/database'
import { PublishRefused } from './publish-refused'
import { isSignedBy } from './signing'
import { findNewestKeyLists, findSignatures, type SignatureRow } from './team-key-queries'
import { currentKeys, readKeyList } from './team-keys'
import { findVersions, type VersionKey } from './version-queries'

/** Consoles ask for the status every few seconds, and a verified signature stays valid. */
const verified = new LRUCache<string, boolean>({ max: 2000 })

/** Whether a key signed a version. Whether the key counts is another question. */
function isSignature({ key, signature }: KeySignature, record: string): boolean {
  const name = `${key} ${signature} ${record}`
  const known = verified.get(name)
  if (known !== undefined) return known
  const isValid = isSignedBy(key, Buffer.from(signedVersionText(record)), signature)
  verified.set(name, isValid)
  return isValid
}

/**
 * The key of the team that signed a version.
 * @param record the integrity of its record
 * @returns undefined if none did that counts: one that is in the list, and had not ended when the signature was received
 */
const signerIn = (list: KeyList, record: string, rows: readonly SignatureRow[]): TeamKey | undefined =>
  list.keys.find((key) =>
    rows.some((row) => row.key === key.key && maySignAt(key, row.at.getTime()) && isSignature(row, record)),
  )

/** What the signatures of a version say: whose key it is, if there is one that counts. */
export interface Signed {
  readonly signer: TeamKey | undefined
}

/** @returns undefined if the team has no keys, so that no signature is needed */
export async function findSigner(
  database: Database,
  { name: remote, version, recordIntegrity }: PublishedVersion,
): Promise<Signed | undefined> {
  const list = await currentKeys(database, remote)
  if (!list) return undefined
  return { signer: signerIn(list, recordIntegrity, await findSignatures(database, [{ remote, version }])) }
}

/** The finding about the signature of a published version; none if its team has no keys. */
export async function signatureFindings(database: Database, version: PublishedVersion): Promise<Finding[]> {
  const signed = await findSigner(database, version)
  if (!signed) return []
  const { signer } = signed
  const says = signer
    ? sentence('signature-valid', { signer: signer.name })
    : sentence('signature-missing', { target: `${version.name}@${version.version}` })
  return [{ rule: 'signature', ok: signer !== undefined, text: inEnglish(says), sentences: [says] }]
}

/**
 * Checks the signatures of a version that is being published.
 * @param now milliseconds since 1970
 * @returns the keys of its team; undefined if it has none
 * @throws PublishRefused if its team has keys and none of them signed it, or a signature does not match
 */
export async function demandSigned(
  database: Database,
  { name: remote, recordIntegrity }: PublishedVersion,
  signatures: readonly KeySignature[],
  now: number,
): Promise<KeyList | undefined> {
  const wrong = signatures.find((one) => !isSignature(one, recordIntegrity))
  if (wrong)
    throw new PublishRefused(
      `The signature of the key ${wrong.key} is not one of this version: sign it again.`,
    )
  const list = await currentKeys(database, remote)
  if (!list) return undefined
  const advice = `"registry key list ${remote}" shows the keys. Set REACH_KEY_FILE to the file of a private key, and publish again.`
  if (signatures.length === 0)
    throw new PublishRefused(`${remote} has keys, and this version is not signed by any of them. ${advice}`)
  const known = list.keys.filter(({ key }) => signatures.some((one) => one.key === key))
  if (known.some((key) => maySignAt(key, now))) return list
  const [ended] = known
  throw new PublishRefused(
    ended
      ? `The key of ${ended.name} signs nothing more since ${ended.until ?? ''}. ${advice}`
      : `The version is signed with a key that is not, or no longer, one of the keys of ${remote}. ${advice}`,
  )
}

/** What a status says about keys and signatures, each by remote. */
export interface TeamKeysOfRemotes {
  readonly keys: Readonly<Record<string, KeyList>>
  /** The name of the key that signed each version. */
  readonly signers: Readonly<Record<string, Record<string, string>>>
}

/** The keys of every team, and who signed the given versions. */
export async function readSigners(
  database: Database,
  wanted: readonly VersionKey[],
): Promise<TeamKeysOfRemotes> {
  const keys = Object.fromEntries(
    (await findNewestKeyLists(database)).map((row) => [row.remote, readKeyList(row)] as const),
  )
  const signable = wanted.filter(({ remote }) => keys[remote] !== undefined)
  const rows = await findSignatures(database, signable)
  const signers: Record<string, Record<string, string>> = {}
  for (const { remote, version, record_integrity } of await findVersions(database, signable)) {
    const list = keys[remote]
    const own = rows.filter((row) => row.remote === remote && row.version === version)
    const signer = list && signerIn(list, record_integrity, own)
    if (signer) signers[remote] = { ...signers[remote], [version]: signer.name }
  }
  return { keys, signers }
}
