import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)
const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/

/** Writes a `.br` and a `.gz` beside every text file of a folder, so that nothing is compressed while serving. */
export async function compressFolder(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => compressible.test(name))
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      await writeCompressed(file, await readFile(file))
    }),
  )
}

/**
 * Writes the `.br` and the `.gz` of a file.
 * @param bytes the file's content; the file itself need not exist yet
 */
export async function writeCompressed(file: string, bytes: Buffer): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await Promise.all([
    brotli(bytes, { params }).then((compressed) => writeFile(`${file}.br`, compressed)),
    gz(bytes, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
  ])
}
