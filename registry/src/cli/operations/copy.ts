import {
  addProof,
  type Finding,
  type KeySignature,
  type Origin,
  publishedVersion,
  publishVersion,
  type DataOf,
  type ProofSummary,
} from '@within-reach/contract'
import { CommandError } from '../command-error'
import type { Target } from '../reading/values'
import { failureError, type SentFile, type Service } from '../service/connect'
import { hasIntegrity, readRecord } from './built-version'
import { type PublishedWith, upload } from './publish'

/** The result of a copy. */
export interface Copied extends Required<Target> {
  /** Whether the receiving site had the version already. */
  readonly known: boolean
  /** The files that were sent, and their bytes; 0 if the site had the version already. */
  readonly files: number
  readonly bytes: number
  readonly origin?: Origin
  /** The findings of the receiving site; empty if it had the version already. */
  readonly findings: readonly Finding[]
  /** The proofs that the receiving site now has of the giving site, as it judges them. */
  readonly proofs: readonly ProofSummary[]
  /** Why a proof was not accepted. */
  readonly refused: readonly string[]
}

/**
 * Copies a published version with its origin and its proofs. If it is interrupted, nothing or the whole version is there, and
 * another call continues.
 * @param from the giving site
 * @param to the receiving site, which checks the version again
 * @throws CommandError if the version is not published, a file differs from the record, or a site refuses
 */
export async function copyVersion(from: Service, to: Service, target: Required<Target>): Promise<Copied> {
  if (from.site === to.site) throw new CommandError('usage', '--from and --to name the same site.')
  const [given, there] = await Promise.all([find(from, target), find(to, target)])
  const folder = `/remotes/${target.remote}/${target.version}`
  const recordBytes = await from.download(`${folder}/record.json`)
  if (!recordBytes)
    throw new CommandError(
      'refused',
      `${target.remote} ${target.version} is not published at ${from.site}: "registry versions ${target.remote}" lists what is.`,
    )
  if (given && !hasIntegrity(recordBytes, given.record)) throw damaged(from, `${folder}/record.json`)
  if (there && !hasIntegrity(recordBytes, there.record))
    throw new CommandError(
      'refused',
      `${to.site} has other files as ${target.remote} ${target.version}. A published version never changes: build a new one.`,
    )
  const origin = given?.origin
  const signatures = given?.signatures ?? []
  const published = { origin, signatures, provenance: given?.provenance }
  const sent = there ? nothingSent : await send(from, to, folder, recordBytes, published)
  if (there) await carrySignatures(to, recordBytes.toString('utf8'), published, there.signatures)
  const carried = await carryProofs(to, target, given?.proofs ?? [])
  return { ...target, known: there !== undefined, ...sent, ...(origin && { origin }), ...carried }
}

const nothingSent = { files: 0, bytes: 0, findings: [] }

type Published = DataOf<typeof publishedVersion>

/** @returns undefined if the site does not have the version, or is too old to say */
async function find(service: Service, target: Required<Target>): Promise<Published | undefined> {
  const outcome = await service.outcome(publishedVersion, target)
  if (outcome.kind === 'ok') return outcome.data
  if (outcome.kind === 'not-found') return undefined
  throw failureError(outcome)
}

async function send(
  from: Service,
  to: Service,
  folder: string,
  recordBytes: Buffer,
  published: PublishedWith,
): Promise<Pick<Copied, 'files' | 'bytes' | 'findings'>> {
  const recordText = recordBytes.toString('utf8')
  const record = readRecord(recordText, `${from.site}${folder}/record.json`, 'The site is damaged.')
  const downloaded: SentFile[] = []
  for (const [name, { integrity }] of Object.entries(record.files)) {
    const bytes = await from.download(`${folder}/${name}`)
    if (!bytes || !hasIntegrity(bytes, integrity)) throw damaged(from, `${folder}/${name}`)
    downloaded.push({ name, bytes })
  }
  const { files, bytes, findings } = await upload(to, { recordText, files: downloaded }, published)
  return { files, bytes, findings }
}

/** Carries signatures that the giving site received after an earlier copy. */
async function carrySignatures(
  to: Service,
  record: string,
  { signatures = [], provenance }: PublishedWith,
  there: readonly KeySignature[] = [],
): Promise<void> {
  const missing = signatures.filter(({ key }) => !there.some((one) => one.key === key))
  if (missing.length === 0) return
  const fields = { record, signatures: JSON.stringify(missing) }
  await to.ask(publishVersion, {
    ...fields,
    ...(provenance && { provenance: JSON.stringify(provenance) }),
  })
}

/** A proof that the receiving site refuses does not undo the copy: the version is only not proven there. */
async function carryProofs(
  to: Service,
  target: Required<Target>,
  given: Published['proofs'],
): Promise<Pick<Copied, 'proofs' | 'refused'>> {
  const proofs: ProofSummary[] = []
  const refused: string[] = []
  for (const { signed } of given) {
    const outcome = await to.outcome(addProof, { ...target, proof: JSON.stringify(signed) })
    if (outcome.kind === 'ok') proofs.push(outcome.data)
    else if (outcome.kind === 'refused' || outcome.kind === 'not-found')
      refused.push(
        outcome.kind === 'refused' ? (outcome.message ?? '') : `${to.site} is too old to keep proofs.`,
      )
    else throw failureError(outcome)
  }
  return { proofs, refused }
}

const damaged = ({ site }: Service, address: string): CommandError =>
  new CommandError(
    'refused',
    `${site}${address} is missing or is not the file that was published: nothing was copied. Try again.`,
  )
