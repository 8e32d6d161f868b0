import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/**
 * The installed packages that some packages depend on, direct and indirect, without `devDependencies`. It reads
 * node_modules, so it works with every package manager.
 * @param roots the packages' folders
 * @returns their names with their versions, sorted. A dependency that is not installed, such as one for another
 * platform, is left out
 */
export async function installedPackages(roots: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  const visited = new Set<string>()
  const waiting = [...roots]
  for (const folder of waiting) {
    const { dependencies, optionalDependencies, peerDependencies } = await readManifest(folder)
    const names = Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })
    for (const target of await Promise.all(names.map((name) => installedFolder(folder, name)))) {
      if (target === undefined || visited.has(target)) continue
      visited.add(target)
      const { name, version } = await readManifest(target)
      found.add(`${name}@${version}`)
      waiting.push(target)
    }
  }
  return [...found].sort()
}

/** Where Node finds a package: in the node_modules of the folder, or of one above it. */
async function installedFolder(from: string, name: string): Promise<string | undefined> {
  const folder = path.join(from, 'node_modules', name)
  if ((await readManifest(folder)).version !== undefined) return realpath(folder)
  const above = path.dirname(from)
  return above === from ? undefined : installedFolder(above, name)
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Manifest
}
