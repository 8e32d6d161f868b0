import { readFile } from 'node:fs/promises'
import { type Origin, ProvenanceEnvelope, type ProvenanceRule, provenanceType } from '@within-reach/contract'
import * as v from 'valibot'
import { provenanceOf, signedProvenanceText } from '../../provenance'
import { CommandError } from '../command-error'
import type { PrivateKey } from '../service/private-key'

/** The version that a statement is about. */
export interface ProvenanceSubject {
  readonly remote: string
  readonly version: string
  /** The integrity of its record. */
  readonly record: string
}

/**
 * Writes and signs the provenance of a version, on the machine that built it.
 * @param origin the commit that it was built from
 * @throws CommandError if the commit is unknown or the sources differ from it, or there is no key
 */
export function signProvenance(
  subject: ProvenanceSubject,
  rule: ProvenanceRule,
  origin: Origin | undefined,
  key: PrivateKey | undefined,
): ProvenanceEnvelope {
  if (!origin?.clean)
    throw new CommandError(
      'refused',
      'A provenance statement names the commit that was built: commit all changes first, and publish a build of this checkout.',
    )
  if (!key)
    throw new CommandError(
      'notAllowed',
      'Set REACH_KEY_FILE to the file of a private key: it signs the statement.',
    )
  const payload = provenanceOf(subject, { ...rule, commit: origin.commit })
  const { key: keyid, signature: sig } = key.sign(signedProvenanceText(payload))
  return {
    payloadType: provenanceType,
    payload: Buffer.from(payload).toString('base64'),
    signatures: [{ keyid, sig }],
  }
}

/** Reads a statement that another tool has signed. @throws CommandError if it is none */
export async function readProvenance(file: string): Promise<ProvenanceEnvelope> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError('usage', `${file} cannot be read.`)
  })
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), ProvenanceEnvelope), text)
  if (read.success) return read.output
  throw new CommandError(
    'usage',
    `${file} is not a signed provenance statement (DSSE): ${v.summarize(read.issues)}`,
  )
}
