import { type ProvenanceRule, ProvenanceStatement, provenanceType } from '@within-reach/contract'
import * as v from 'valibot'

/** What a version was built from. */
export interface BuiltFrom extends ProvenanceRule {
  /** The full hash of the commit. */
  readonly commit: string
}

const bytesIn = (text: string): number => new TextEncoder().encode(text).length

/** The bytes that a builder signs (DSSE 1.0, pre-authentication encoding), as text. */
export const signedProvenanceText = (payload: string): string =>
  `DSSEv1 ${bytesIn(provenanceType)} ${provenanceType} ${bytesIn(payload)} ${payload}`

/** The integrity of a record in hexadecimal, as digests are written in statements. */
const hexOf = (integrity: string): string =>
  Array.from(atob(integrity.slice('sha256-'.length)), (byte) =>
    byte.charCodeAt(0).toString(16).padStart(2, '0'),
  ).join('')

/**
 * Writes the statement of a version (SLSA Provenance 1), whose subject is its record.
 * @param record the integrity of the record
 */
export function provenanceOf(
  { remote, version, record }: { readonly remote: string; readonly version: string; readonly record: string },
  { repository, builder, commit }: BuiltFrom,
): string {
  return JSON.stringify({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: `${remote}@${version}/record.json`, digest: { sha256: hexOf(record) } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: `${repository}/build`,
        externalParameters: { remote },
        resolvedDependencies: [{ uri: `git+${repository}`, digest: { gitCommit: commit } }],
      },
      runDetails: { builder: { id: builder } },
    },
  })
}

/**
 * Checks what a statement says. Its signature is checked before.
 * @param payload the statement as JSON, untrusted
 * @param record the integrity of the version's record
 * @param commit the commit that the version was published with, if that is known
 * @returns why it does not fit; undefined if it does
 */
export function provenanceProblem(
  payload: string,
  { repository, builder }: ProvenanceRule,
  record: string,
  commit: string | undefined,
): string | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), ProvenanceStatement), payload)
  if (!read.success)
    return `it is not a statement of SLSA Provenance 1: ${v.summarize(read.issues).replace(/\s+/g, ' ')}`
  const { subject, predicate } = read.output
  if (!subject.some(({ digest }) => digest.sha256 === hexOf(record))) return 'it is about other files'
  const { id } = predicate.runDetails.builder
  if (id !== builder) return `it was built by ${id}, and must be built by ${builder}`
  const source = predicate.buildDefinition.resolvedDependencies.find(
    ({ uri = '' }) => uri === `git+${repository}` || uri.startsWith(`git+${repository}@`),
  )
  if (!source) return `it was not built from ${repository}`
  const { gitCommit = '' } = source.digest ?? {}
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(gitCommit)) return 'it names no commit'
  if (commit !== undefined && commit !== gitCommit)
    return `it was built from the commit ${gitCommit}, and is published as ${commit}`
  return undefined
}
