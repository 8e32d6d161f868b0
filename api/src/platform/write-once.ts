import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Reads a text file, and creates it first if it does not exist. If several processes do so at once, one creates the file and all
 * get its content.
 * @param make the content of a new file
 * @param mode the permissions of a new file
 */
export async function writeOnce(file: string, make: () => string, mode = 0o644): Promise<string> {
  const known = await readFile(file, 'utf8').catch(unlessMissing)
  if (known !== undefined) return known
  const half = `${file}.${randomUUID()}`
  try {
    await writeFile(half, make(), { mode })
    // A link is atomic.
    await link(half, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(half, { force: true })
  }
  return readFile(file, 'utf8')
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
