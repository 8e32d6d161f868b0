import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { repository } from './team'

/** A checksum over every file of the built shell. */
export async function builtShellChecksum(): Promise<string> {
  const folder = path.join(repository, 'shell', 'dist')
  const hash = createHash('sha256')
  for (const name of (await readdir(folder)).sort())
    hash.update(name).update(await readFile(path.join(folder, name)))
  return hash.digest('hex')
}
