import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The fields of a package.json about the package and its dependencies. */
interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** A dependency: the accepted versions, and the installed one. */
export interface Dependency {
  readonly range: string
  readonly resolved: string
}

/** The package of a module, such as `react` of `react/jsx-runtime`. */
export const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')

/** A package's own name without its scope. The folder can have any name, such as in a clone. */
export const nameIn = (root: string): string => path.basename(readManifest(root).name ?? root)

/**
 * Finds the range of a dependency in the package's own package.json, else in those of our packages that it depends on.
 * @param root the package's folder
 * @param name of the dependency
 * @returns undefined if none of them names it
 */
export function dependencyOf(root: string, name: string): Dependency | undefined {
  const waiting = [root]
  for (const folder of waiting) {
    const { dependencies, peerDependencies } = readManifest(folder)
    const all = { ...peerDependencies, ...dependencies }
    const stated = all[name]
    if (stated !== undefined) {
      const installed = installedFolder(folder, name)
      const { version: resolved = '0.0.0' } = installed === undefined ? {} : readManifest(installed)
      return { range: rangeOf(stated, resolved), resolved }
    }
    for (const other of Object.keys(all)) {
      const found = other.startsWith('@within-reach/') ? installedFolder(folder, other) : undefined
      if (found !== undefined && !waiting.includes(found)) waiting.push(found)
    }
  }
  return undefined
}

/**
 * The accepted range. If package.json pins one version, or leaves it to the catalog or the workspace, any later
 * compatible version is accepted (semver's caret).
 */
const rangeOf = (stated: string, resolved: string): string =>
  /^(?:workspace:|catalog:|\d+\.\d+\.\d+)/.test(stated) ? `^${resolved}` : stated

function installedFolder(from: string, name: string): string | undefined {
  const folder = path.join(from, 'node_modules', name)
  if (readManifest(folder).version !== undefined) return folder
  const above = path.dirname(from)
  return above === from ? undefined : installedFolder(above, name)
}

function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return {}
    throw error
  }
}
