import type { Compilation, Module } from 'webpack'

type ChunkGroup = Compilation['chunkGroups'][number]

/** The module types of webpack's Module Federation and of the enhanced one. Neither exports them. */
interface SharingModule {
  /** The type of a module that consumes a shared one. */
  readonly options?: { readonly shareKey?: string }
}

/** The name of the shared module that a module consumes; undefined for any other module. */
export const consumedName = (module: Module): string | undefined =>
  (module as SharingModule).options?.shareKey

/** The name of the shared module that a module provides; undefined for any other module. */
export const providedName = (module: Module): string | undefined =>
  /^webpack\/sharing\/provide\/default\/(.+)$/.exec(module.libIdent({ context: '/' }) ?? '')?.[1]

/**
 * The scripts that a build loads on demand for each shared module, including those of the shared modules that it needs.
 * @returns file names by module
 */
export function filesOnDemand(compilation: Compilation): Record<string, string[]> {
  const groups = new Map<string, ChunkGroup>()
  for (const module of compilation.modules) {
    const name = providedName(module)
    const [block] = module.blocks
    const group = block && compilation.chunkGraph.getBlockChunkGroup(block)
    if (name !== undefined && group) groups.set(name, group)
  }
  const filesOf = (name: string): string[] => {
    const group = groups.get(name)
    if (!group) return []
    const own = group.getFiles().filter((file) => file.endsWith('.js'))
    return [...own, ...consumedBy(compilation, group).flatMap(filesOf)]
  }
  return Object.fromEntries([...groups.keys()].sort().map((name) => [name, [...new Set(filesOf(name))]]))
}

/** The names of the shared modules that some chunks need before they can run. */
export function consumedBy({ chunkGraph }: Compilation, { chunks }: Pick<ChunkGroup, 'chunks'>): string[] {
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
  return [...new Set(modules.map(consumedName))].filter((name) => name !== undefined).sort()
}
