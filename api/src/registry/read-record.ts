import { createHash } from 'node:crypto'
import { type PublishedVersion, RemoteVersion } from '@within-reach/registry'
import * as v from 'valibot'
import { PublishRefused } from './publish-refused'

/** The file name of a version's record. */
export const recordFile = 'record.json'

/** The maximum length of a name and of a version, which become parts of addresses and folders. */
const maxLength = 100

/** An uploaded version: its record, and the exact text to store. */
export interface ReadRecord {
  readonly text: string
  readonly version: PublishedVersion
}

/**
 * Reads the record of a version to publish. A form rewrites line breaks and trims, so both are normalised: the same record
 * has the same bytes, however it was sent.
 * @param uploaded the field of the call, already in NFC, or a local file
 * @throws PublishRefused if it is not a record
 */
export function readRecord(uploaded: string): ReadRecord {
  const text = `${uploaded.normalize('NFC').replace(/\r\n?/g, '\n').trim()}\n`
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(undefined, 'it is not JSON'), RemoteVersion),
    text,
    {
      // An entirely wrong record has thousands of errors: report the first ones.
      abortEarly: true,
    },
  )
  if (!read.success)
    throw new PublishRefused(
      `${recordFile} is not the record of a version: ${v.summarize(read.issues).replace(/\s+/g, ' ')}`,
    )
  const record = read.output
  if (record.name.length > maxLength || record.version.length > maxLength)
    throw new PublishRefused(`A name and a version may have at most ${maxLength} characters each.`)
  const invalid = Object.keys(record.files).find((name) => !isFileName(name))
  if (invalid !== undefined) throw new PublishRefused(`${invalid} cannot be the name of a file of a version.`)
  return { text, version: { ...record, recordIntegrity: integrityOf('sha256', text) } }
}

/** Whether a record may list a file of this name. The excluded endings are those of copies and source maps of listed files. */
const isFileName = (name: string): boolean =>
  /^\w[\w.-]{0,199}$/.test(name) && !/\.(br|gz|map)$/.test(name) && name !== recordFile

/** A Subresource Integrity hash (W3C). */
export const integrityOf = (algorithm: 'sha256' | 'sha384' | 'sha512', bytes: string | Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
