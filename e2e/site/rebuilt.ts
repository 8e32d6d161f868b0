import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { WholeVersion } from './published'

/** The changes to a version. */
export interface Changes {
  /** Fields that replace those of its record. */
  readonly record?: object
  /** Maps the code of each script. @param file the name of the script */
  readonly script?: (code: string, file: string) => string
  /** Returns code to append to its entry. @param container the global that the entry defines */
  readonly entry?: (container: string) => string
}

/**
 * Makes another version without a build: with its own globals, the hashes of its own files, and compressed copies.
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

/** The compressed copies, at a low level. Without them, the service compresses at the highest level, which takes a second. */
const compressed = (files: ReadonlyMap<string, Buffer>): [string, Buffer][] =>
  [...files]
    .filter(([file]) => /\.(?:js|css|html|json)$/.test(file))
    .map(([file, bytes]) => [
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    ])

const sha384 = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
