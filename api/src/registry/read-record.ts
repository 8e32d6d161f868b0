import { createHash } from 'node:crypto'
import { type PublishedVersion, RemoteVersion } from '@within-reach/registry'
import * as v from 'valibot'
import { PublishRefused } from './publish-refused'

/** The name of a version's record among its files. */
export const recordFile = 'record.json'

/** An address and a folder hold it without trouble. */
const longest = 100

/** A version that was uploaded: its record, and the very text that is kept of it. */
export interface ReadRecord {
  readonly text: string
  readonly version: PublishedVersion
}

/**
 * Reads the record of a version that is to be published. A form rewrites line ends and trims, so both are brought to
 * one form: the same record has the same bytes, whichever way it came.
 * @param uploaded the field of the call, which is in NFC already, or a file of this machine
 * @throws PublishRefused where it is no record
 */
export function readRecord(uploaded: string): ReadRecord {
  const text = `${uploaded.normalize('NFC').replace(/\r\n?/g, '\n').trim()}\n`
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(undefined, 'it is not JSON'), RemoteVersion),
    text,
    {
      // A record that is wrong throughout has thousands of faults.
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

/** Other names are those of what stands beside a version's files. */
const isFileName = (name: string): boolean =>
  /^\w[\w.-]{0,199}$/.test(name) && !/\.(br|gz|map)$/.test(name) && name !== recordFile

/** A hash as browsers check it (W3C Subresource Integrity). */
export const integrityOf = (algorithm: 'sha256' | 'sha384' | 'sha512', bytes: string | Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
