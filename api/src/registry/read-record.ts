import { createHash } from 'node:crypto'
import { type PublishedVersion, RemoteVersion } from '@within-reach/registry'
import * as v from 'valibot'
import { PublishRefused } from './publish-refused'

/** The file name of a version's record. */
export const recordFile = 'record.json'

/** A name that is safe in an address and as a folder. */
const longest = 100

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
  if (record.name.length > longest || record.version.length > longest)
    throw new PublishRefused(`A name and a version may have at most ${longest} characters each.`)
  const unfit = Object.keys(record.files).find((name) => !isFileName(name))
  if (unfit !== undefined) throw new PublishRefused(`${unfit} cannot be the name of a file of a version.`)
  return { text, version: { ...record, recordIntegrity: integrityOf('sha256', text) } }
}

/** The names of further files that may accompany a version's files. */
const isFileName = (name: string): boolean =>
  /^\w[\w.-]{0,199}$/.test(name) && !/\.(br|gz|map)$/.test(name) && name !== recordFile

/** A Subresource Integrity hash (W3C). */
export const integrityOf = (algorithm: 'sha256' | 'sha384' | 'sha512', bytes: string | Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
