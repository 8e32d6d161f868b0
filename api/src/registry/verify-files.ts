import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { RemoteVersion } from '@within-reach/registry'
import { verifyPrerendered } from './verify-prerendered'
import { PublishRefused } from './publish-refused'
import { integrityOf, recordFile } from './read-record'

const openers = { br: promisify(brotliDecompress), gz: promisify(gunzip) }

/**
 * Checks files against their record: each file must match its hash and size. Only source maps and compressed copies may be
 * added.
 * @param record the record of the version
 * @param text the text of the record, which may have compressed copies as well
 * @param files all uploaded files, by name
 * @throws PublishRefused with the name of the first wrong file
 */
export async function verifyFiles(
  record: RemoteVersion,
  text: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  for (const [name, { integrity, bytes }] of Object.entries(record.files)) {
    const file = files.get(name)
    if (!file) throw new PublishRefused(`${name} is missing: the record names it. Build it again.`)
    const algorithm = integrity.slice(0, 6) as 'sha256' | 'sha384' | 'sha512'
    if (file.length !== bytes || integrityOf(algorithm, file) !== integrity)
      throw new PublishRefused(
        `${name} is not the file that the record names: its hash or size differs. Build it again.`,
      )
  }
  demandContainer(record, files.get(record.entry))
  verifyPrerendered(record, files)
  for (const [name, bytes] of files) {
    if (record.files[name] !== undefined) continue
    const [, original = '', ending = ''] = /^(.+)\.(br|gz|map)$/.exec(name) ?? []
    const source = original === recordFile ? Buffer.from(text) : files.get(original)
    if (!source || (original !== recordFile && !record.files[original]))
      throw new PublishRefused(`${name} is not a file that the record names.`)
    if (ending !== 'map' && !(await holds(bytes, ending as 'br' | 'gz', source)))
      throw new PublishRefused(`${name} is not a compressed copy of ${original}: build it again.`)
  }
}

/** The shell reads a version from the global that its entry script defines. With another name, the version would never load. */
function demandContainer({ entry, container }: RemoteVersion, script: Buffer | undefined): void {
  // Another rule checks whether the record's files include the entry.
  if (!script) return
  const defines = new RegExp(
    `(?:\\b(?:var|let|const)\\s+|\\b(?:globalThis|self|window)\\.)${container.replaceAll(/[^\w]/g, '\\$&')}(?![\\w$])`,
  )
  if (!defines.test(script.toString()))
    throw new PublishRefused(
      `${entry} does not define ${container}, the global in its record: build it again.`,
    )
}

/** Whether a compressed copy has the content of its original. Decompression stops at the original's size. */
async function holds(copy: Buffer, ending: 'br' | 'gz', original: Buffer): Promise<boolean> {
  const opened = await openers[ending](copy, { maxOutputLength: Math.max(1, original.length) }).catch(
    () => undefined,
  )
  return opened?.equals(original) ?? false
}
