import type { Compilation, Module } from 'webpack'

type ChunkGroup = Compilation['chunkGroups'][number]

/** What webpack's modules of Module Federation are, and the enhanced ones alike; neither's types say it. */
interface SharingModule {
  /** Of a module that takes a shared one. */
  readonly options?: { readonly shareKey?: string }
}

const consumed = (module: Module): string | undefined => (module as SharingModule).options?.shareKey

const provided = (module: Module): string | undefined =>
  /^webpack\/sharing\/provide\/default\/(.+)$/.exec(module.libIdent({ context: '/' }) ?? '')?.[1]

/**
 * The scripts of the shared modules that a build brings when they are first asked for, with those of the shared modules that
 * they need themselves, by the modules' names.
 */
export function broughtOnDemand(compilation: Compilation): Record<string, string[]> {
  const groups = new Map<string, ChunkGroup>()
  for (const module of compilation.modules) {
    const name = provided(module)
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

/** The shared modules that some chunks need before they can run, as their names are. */
export function consumedBy({ chunkGraph }: Compilation, { chunks }: Pick<ChunkGroup, 'chunks'>): string[] {
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
  return [...new Set(modules.map(consumed))].filter((name) => name !== undefined).sort()
}
