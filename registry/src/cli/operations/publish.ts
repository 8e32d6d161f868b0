import {
  type DataOf,
  type KeySignature,
  limits,
  type Origin,
  type ProvenanceEnvelope,
  publishVersion,
  signedVersionText,
} from '@within-reach/contract'
import { CommandError } from '../command-error'
import type { Service } from '../service/connect'
import type { PrivateKey } from '../service/private-key'
import { type BuiltVersion, readBuiltVersion, recordIntegrity } from './built-version'
import type { ProvenanceSubject } from './provenance'

/** The result of a publish. */
export type Publication = DataOf<typeof publishVersion> & {
  readonly files: number
  readonly bytes: number
  readonly origin?: Origin
  /** The public key that signed it. */
  readonly signedBy?: string
}

/** What is published with a version. */
export interface PublishedWith {
  /** Where it comes from, if that is known. */
  readonly origin?: Origin | undefined
  readonly signatures?: readonly KeySignature[]
  readonly provenance?: ProvenanceEnvelope | undefined
}

/** How a version is published. */
export interface PublishOptions {
  /** Where it comes from, if that is known. */
  readonly origin?: Origin | undefined
  /** Signs it; undefined if this machine has none. */
  readonly key?: PrivateKey | undefined
  /** Its provenance, if its team demands one. */
  readonly provenance?: ((subject: ProvenanceSubject) => Promise<ProvenanceEnvelope>) | undefined
}

/**
 * Publishes the version in a folder, all or nothing: an interrupted upload leaves no version behind.
 * @param folder the folder of the built version
 * @throws CommandError if a file differs from its record, or the site refuses
 */
export async function publishFolder(
  service: Service,
  remote: string,
  folder: string,
  { origin, key, ...options }: PublishOptions = {},
): Promise<Publication> {
  const built = await readBuiltVersion(folder, remote)
  const record = recordIntegrity(built.recordText)
  const signatures = key ? [key.sign(signedVersionText(record))] : []
  const provenance = await options.provenance?.({ remote, version: built.record.version, record })
  const published = await upload(service, built, { origin, signatures, provenance })
  return { ...published, ...(key && { signedBy: key.publicKey }) }
}

/**
 * Publishes a version whose files match its record.
 * @throws CommandError if a file is too large, or the site refuses
 */
export async function upload(
  service: Service,
  { recordText, files }: Pick<BuiltVersion, 'recordText' | 'files'>,
  { origin, signatures = [], provenance }: PublishedWith,
): Promise<Publication> {
  const large = files.find(({ bytes }) => bytes.length > limits.fileBytes)
  if (large)
    throw new CommandError(
      'refused',
      `${large.name} is larger than the ${limits.fileBytes / 1024 ** 2} MB that a file may have: split it.`,
    )
  const fields = {
    record: recordText,
    ...(origin && { origin: JSON.stringify(origin) }),
    ...(signatures.length > 0 && { signatures: JSON.stringify(signatures) }),
    ...(provenance && { provenance: JSON.stringify(provenance) }),
  }
  const published = await service.ask(publishVersion, fields, files)
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  return { ...published, files: files.length, bytes, ...(origin && { origin }) }
}
