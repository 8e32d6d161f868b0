import path from 'node:path'
import type { Compilation } from 'webpack'
import { type Dependency, dependencyOf, packageOf } from '../webpack/package-manifest'
import { sharedNameOf } from '../webpack/shared'
import { consumedBy } from './shared-modules'

/** The shared modules that a build consumes, as in its record. */
interface UsedSharedModules {
  /** The accepted ranges, by module. */
  readonly shared: Readonly<Record<string, string>>
  /** The versions that it was built with. */
  readonly resolved: Readonly<Record<string, string>>
}

/**
 * The shared modules that a build consumes.
 * @param compilation webpack's result
 * @param root the remote's folder
 * @throws Error if no manifest names the accepted versions of one
 */
export function usedSharedModules(compilation: Compilation, root: string): UsedSharedModules {
  const used = consumedBy(compilation, { chunks: [...compilation.chunks] }).map(sharedNameOf)
  const found = [...new Set(used)].map((module) => [module, requiredVersion(root, module)] as const)
  return {
    shared: Object.fromEntries(found.map(([module, { range }]) => [module, range])),
    resolved: Object.fromEntries(found.map(([module, { resolved }]) => [module, resolved])),
  }
}

function requiredVersion(root: string, module: string): Dependency {
  const found = dependencyOf(root, packageOf(module))
  if (found) return found
  throw new Error(
    `${path.basename(root)} uses ${module}, which is in no package.json: add it to the "dependencies" of ${path.basename(root)}/package.json.`,
  )
}
