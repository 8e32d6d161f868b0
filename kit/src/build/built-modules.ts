import type { Compilation, Module } from 'webpack'

/** The modules in some chunk of a build, including those that webpack concatenated. */
export function builtModules({ chunkGraph, modules }: Compilation): Module[] {
  const inChunks = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
  return inChunks.flatMap((module) => {
    const { modules: parts } = module as Module & { readonly modules?: Iterable<Module> }
    return parts ? [...parts] : [module]
  })
}
