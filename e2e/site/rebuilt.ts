import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { WholeVersion } from './published'

/** The differences between a version and the one that it is made from. */
export interface Changes {
  /** In its record. */
  readonly record?: object
  /** In its scripts. @param file the name of the script */
  readonly script?: (code: string, file: string) => string
  /** What stands behind the code of its entry. @param container the global with which the entry answers */
  readonly entry?: (container: string) => string
}

/**
 * Another version without a build: with globals of its own, a record of its own bytes, and quickly compressed copies.
 * @param name appended to the original version
 */
export function rebuilt(
  { record, files }: WholeVersion,
  name: string,
  { record: changed = {}, script = (code) => code, entry = () => '' }: Changes = {},
): WholeVersion {
  const container = `${record.container}_${name.replaceAll(/\W/g, '_')}`
  const made = new Map(
    [...files].map(([file, bytes]) => {
      if (!file.endsWith('.js')) return [file, bytes]
      const code = script(bytes.toString().replaceAll(record.container, container), file)
      return [file, Buffer.from(file === record.entry ? code + entry(container) : code)]
    }),
  )
  const hashed = Object.fromEntries(
    [...made].map(([file, bytes]) => [file, { integrity: sha384(bytes), bytes: bytes.length }]),
  )
  const version = `${record.version}~${name}`
  return {
    record: { ...record, version, container, files: hashed, ...changed },
    files: new Map([...made, ...compressed(made)]),
  }
}

/** As a build brings them. Without them, the service compresses each version as small as it can, which takes a second. */
const compressed = (files: ReadonlyMap<string, Buffer>): [string, Buffer][] =>
  [...files]
    .filter(([file]) => /\.(?:js|css|html|json)$/.test(file))
    .map(([file, bytes]) => [
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    ])

const sha384 = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
