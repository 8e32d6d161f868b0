import type { Compilation, Module } from 'webpack'

/** Module Federation names its modules in this way, the webpack's own and the enhanced one alike. */
const nameOf = (module: Module, act: 'consume' | 'provide'): string | undefined => {
  const prefix = `webpack/sharing/${act}/default/`
  const ident = module.libIdent({ context: '/' }) ?? ''
  return ident.startsWith(prefix) ? ident.slice(prefix.length) : undefined
}

/**
 * The shared modules that a chunk needs before it can run, as their names are.
 * @param name of the chunk
 */
export function consumedBy({ chunkGraph, namedChunkGroups }: Compilation, name: string): string[] {
  const chunks = namedChunkGroups.get(name)?.chunks ?? []
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
  const names = modules.map((module) => nameOf(module, 'consume')).filter((one) => one !== undefined)
  return [...new Set(names)].sort()
}

/** The scripts of the shared modules that a build brings when they are first asked for, by the modules' names. */
export function broughtOnDemand({ modules, chunkGraph }: Compilation): Record<string, string[]> {
  const brought = [...modules].flatMap((module): [string, string[]][] => {
    const name = nameOf(module, 'provide')
    const [block] = module.blocks
    if (name === undefined || !block) return []
    const files = chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []
    return [[name, files.filter((file) => file.endsWith('.js'))]]
  })
  return Object.fromEntries(brought.sort(([a], [b]) => (a < b ? -1 : 1)))
}
