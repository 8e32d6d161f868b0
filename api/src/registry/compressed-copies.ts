import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/

/**
 * Creates the compressed copies for serving, once: a version never changes.
 * @param files a version's files by name; existing copies are reused
 * @returns the missing copies, by name
 */
export async function compressedCopies(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const copies = new Map<string, Buffer>()
  for (const [name, bytes] of files) {
    if (!compressible.test(name)) continue
    if (!files.has(`${name}.br`)) copies.set(`${name}.br`, await brotli(bytes, brotliOptions(bytes.length)))
    if (!files.has(`${name}.gz`)) copies.set(`${name}.gz`, await gzipped(bytes, { level: 9 }))
  }
  return copies
}

const brotliOptions = (size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})
