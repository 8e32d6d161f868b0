import {
  type JourneyRun,
  Proof,
  proofCounts,
  type ProofSummary,
  type Rules,
  type SignedProof,
} from '@within-reach/contract'
import type { PublishedVersion } from '@within-reach/registry'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Database } from '../platform/database/database'
import { findProofs, findProofsOf, type ProofRow } from './proof-queries'
import { isSignedBy, type Signing } from './signing'
import { findVersions, type VersionKey } from './version-queries'

const ReadProof = v.pipe(v.string(), v.parseJson(), Proof)

/** A decision of this site is signed with the same key and begins with a brace, so neither can stand for the other. */
const signedBytes = (text: string): Buffer => Buffer.from(`proof\n${text}`)

/** Whether all journeys ran, and at least one passed. */
export const isFull = ({ filter, passed }: Pick<JourneyRun, 'filter' | 'passed'>): boolean =>
  filter === undefined && passed > 0

/** The sites whose proofs count: this one, and those that its rules trust. */
export interface Trust {
  /** The address and public keys of this site: the current one, and the extra ones while it is replaced. */
  readonly own: Rules['trusted'][number] & { readonly extraKeys: readonly string[] }
  readonly rules: Rules | undefined
}

/** Signs a proof as this site. */
export const signProof = (proof: Proof, { publicKey, signOnce }: Signing): SignedProof => {
  const text = JSON.stringify(proof)
  return { text, key: publicKey, signature: signOnce(signedBytes(text)) }
}

/** Consoles ask for the status every few seconds, and a verified signature stays valid. */
const verified = new LRUCache<string, { readonly proof: Proof | undefined }>({ max: 500 })

/**
 * Reads a proof.
 * @returns undefined if it is none, or if its signature does not match its key
 */
export function readProof({ text, key, signature }: SignedProof): Proof | undefined {
  const name = `${key} ${signature} ${text}`
  const known = verified.get(name)
  if (known) return known.proof
  const read = v.safeParse(ReadProof, text)
  const proof = read.success && isSignedBy(key, signedBytes(text), signature) ? read.output : undefined
  verified.set(name, { proof })
  return proof
}

/**
 * Says what a proof is worth here.
 * @param key the key that verified it
 */
export function summarise(proof: Proof, key: string, { own, rules }: Trust): ProofSummary {
  const { at, who, shell, passed, skipped, filter } = proof
  const isOwn = own.key === key || own.extraKeys.includes(key)
  const signer = isOwn ? own : rules?.trusted.find((one) => one.key === key)
  return {
    at,
    who,
    shell,
    passed,
    skipped,
    ...(filter !== undefined && { filter }),
    site: signer?.site ?? proof.site,
    verified: signer !== undefined,
    full: isFull(proof),
  }
}

/** A stored proof of a version, with what it is worth here. */
export interface JudgedProof {
  readonly summary: ProofSummary
  readonly signed: SignedProof
}

/**
 * Judges stored proofs of one version.
 * @param record the integrity of the version's record; a proof of other bytes is left out
 * @returns those that count first
 */
export function judgeProofs(rows: readonly ProofRow[], record: string, trust: Trust): JudgedProof[] {
  return rows
    .flatMap(({ body, key, signature }): JudgedProof[] => {
      const signed = { text: body, key, signature }
      const proof = readProof(signed)
      return proof?.record === record ? [{ summary: summarise(proof, key, trust), signed }] : []
    })
    .sort((a, b) => Number(proofCounts(b.summary)) - Number(proofCounts(a.summary)))
}

/** Whether a version has a proof that counts. */
export async function isProven(
  database: Database,
  { name, version, recordIntegrity }: PublishedVersion,
  trust: Trust,
): Promise<boolean> {
  const rows = await findProofs(database, { remote: name, version })
  return judgeProofs(rows, recordIntegrity, trust).some(({ summary }) => proofCounts(summary))
}

/** The number of proofs per version and signing key in a status. */
const proofsOfEachKey = 2

/** What the proofs of several versions are worth, by remote and version. Versions without proofs are absent. */
export async function readProofsOf(
  database: Database,
  wanted: readonly VersionKey[],
  trust: Trust,
): Promise<Record<string, Record<string, ProofSummary[]>>> {
  const rows = await findProofsOf(database, wanted, proofsOfEachKey)
  const proofs: Record<string, Record<string, ProofSummary[]>> = {}
  for (const { remote, version, record_integrity } of await findVersions(database, uniqueKeys(rows))) {
    const own = rows.filter((row) => row.remote === remote && row.version === version)
    const judged = judgeProofs(own, record_integrity, trust).map(({ summary }) => summary)
    if (judged.length > 0) proofs[remote] = { ...proofs[remote], [version]: judged }
  }
  return proofs
}

const uniqueKeys = (rows: readonly VersionKey[]): VersionKey[] => [
  ...new Map(rows.map((row) => [`${row.remote}@${row.version}`, row])).values(),
]
