import type { KeyList, ProvenanceEnvelope } from '@within-reach/contract'
import {
  maySignAt,
  provenanceProblem,
  type PublishedVersion,
  signedProvenanceText,
} from '@within-reach/registry'
import { PublishRefused } from './publish-refused'
import { isSignedBy } from './signing'

/** A version that is being published, as its statement must describe it. */
interface Published {
  readonly version: PublishedVersion
  /** The commit that it is published with, if that is known. */
  readonly commit: string | undefined
  readonly envelope: ProvenanceEnvelope | undefined
}

/**
 * Checks the provenance of a version, if its team demands one: a key of the team must have signed it, and it must name this
 * version, the demanded repository and builder, and a commit.
 * @param list the keys of the team; undefined if it has none
 * @param now milliseconds since 1970
 * @throws PublishRefused
 */
export function demandProvenance(
  list: KeyList | undefined,
  { version: { name, recordIntegrity }, commit, envelope }: Published,
  now: number,
): void {
  const rule = list?.provenance
  if (!rule) return
  if (!envelope)
    throw new PublishRefused(
      `The team of ${name} demands a provenance statement: publish on ${rule.builder} with --repository ${rule.repository} --builder ${rule.builder}, or with --provenance <file>.`,
    )
  const payload = Buffer.from(envelope.payload, 'base64').toString('utf8')
  const bytes = Buffer.from(signedProvenanceText(payload))
  const isSigned = list.keys
    .filter((key) => maySignAt(key, now))
    .some(({ key }) => envelope.signatures.some(({ sig }) => isSignedBy(key, bytes, sig)))
  if (!isSigned)
    throw new PublishRefused(`The provenance statement is not signed with one of the keys of ${name}.`)
  const problem = provenanceProblem(payload, rule, recordIntegrity, commit)
  if (problem !== undefined)
    throw new PublishRefused(`The provenance statement does not fit ${name}: ${problem}.`)
}
