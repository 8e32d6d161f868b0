import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Reads a text file, which is written where it is not there yet. Of processes that do so at the same moment one writes, and all
 * get what it wrote.
 * @param make what a new file holds
 * @param mode who may read a new file
 */
export async function writeOnce(file: string, make: () => string, mode = 0o644): Promise<string> {
  const known = await readFile(file, 'utf8').catch(unlessMissing)
  if (known !== undefined) return known
  const half = `${file}.${randomUUID()}`
  try {
    await writeFile(half, make(), { mode })
    // Linking is all or nothing.
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
