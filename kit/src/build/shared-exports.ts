import type { Compilation, Module } from 'webpack'
import { builtModules } from './built-modules'
import { consumedName, providedName } from './shared-modules'

/** Names of exports by shared module. */
type ExportsByModule = Record<string, string[]>

/**
 * The exports of each shared module that a build uses. A module that is used as a whole, such as by `import * as`, contributes
 * only the names that are used elsewhere.
 */
export function usedExports(compilation: Compilation): ExportsByModule {
  const { moduleGraph } = compilation
  const found = new Map<string, Set<string>>()
  for (const { dependencies } of builtModules(compilation))
    for (const dependency of dependencies) {
      const connection = moduleGraph.getConnection(dependency)
      const name = connection?.module && consumedName(connection.module)
      if (!connection || name === undefined || !connection.isActive(undefined)) continue
      for (const reference of dependency.getReferencedExports(moduleGraph, undefined)) {
        const [used] = Array.isArray(reference) ? reference : reference.name
        if (used !== undefined) found.set(name, (found.get(name) ?? new Set()).add(used))
      }
    }
  return sorted([...found].map(([name, names]) => [name, [...names]] as const))
}

/**
 * The exports of each shared module that a build provides. Modules of other formats than ES modules are left out: their exports
 * are only known at run time.
 */
export function offeredExports({ modules, moduleGraph }: Compilation): ExportsByModule {
  const found = [...modules].flatMap((module) => {
    const name = providedName(module)
    const real = name === undefined ? undefined : moduleOf(module)
    const exports = real?.buildMeta?.exportsType === 'namespace' && moduleGraph.getProvidedExports(real)
    return name !== undefined && Array.isArray(exports) ? [[name, exports] as const] : []
  })
  return sorted(found)

  /** The module that a sharing module provides, at once or on demand. */
  function moduleOf({ dependencies, blocks }: Module): Module | undefined {
    const [dependency] = [...dependencies, ...blocks.flatMap((block) => block.dependencies)]
    return (dependency && moduleGraph.getModule(dependency)) ?? undefined
  }
}

/** Sorted, so that equal builds have equal records. */
const sorted = (found: readonly (readonly [string, readonly string[]])[]): ExportsByModule =>
  Object.fromEntries(
    [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, names]) => [name, [...names].sort()]),
  )
