import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Folders that hold no source. */
const skipped = new Set(['node_modules', 'dist', 'coverage', '.data', '.cache', '.swc'])
const isTest = /\.test\.tsx?$/

/**
 * A short name for the content of folders and files: the same sources give the same name on every machine.
 * @param root base of the files' names
 * @param packages folders or files below root
 * @param installed the packages that they use, with their versions
 * @returns ten hexadecimal digits
 */
export async function fingerprint(
  root: string,
  packages: readonly string[],
  installed: readonly string[] = [],
): Promise<string> {
  const hash = createHash('sha256')
  for (const name of installed) hash.update(name).update('\0')
  for (const packageName of packages) {
    const files = await sourcesOf(path.join(root, packageName))
    const contents = await Promise.all(files.map((file) => readFile(file)))
    for (const [at, file] of files.entries()) {
      hash.update(path.relative(root, file)).update('\0')
      hash.update(contents[at] ?? '').update('\0')
    }
  }
  return hash.digest('hex').slice(0, 10)
}

async function sourcesOf(target: string): Promise<string[]> {
  const entries = await readdir(target, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (!entries) return [target]
  const found = await Promise.all(
    entries
      .filter((entry) => !skipped.has(entry.name) && !isTest.test(entry.name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(async (entry) => {
        const inside = path.join(target, entry.name)
        return entry.isDirectory() ? sourcesOf(inside) : [inside]
      }),
  )
  return found.flat()
}
