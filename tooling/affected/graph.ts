import path from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import rules from '../dependency-cruiser.mjs'
import { repository } from '../bootstrap/paths.mjs'
import { packageNames } from './packages'

/** The imports of each file, including imports of types, styles and catalogues. */
export type Graph = ReadonlyMap<string, readonly string[]>

/**
 * Reads the imports of every file of every package. The result is cached in .cache/modules until a file changes.
 * @returns paths below the repository, with `/`
 */
export async function readGraph(): Promise<Graph> {
  const { tsPreCompilationDeps, doNotFollow, exclude, enhancedResolveOptions } = rules.options
  const options: ICruiseOptions = {
    baseDir: repository,
    tsPreCompilationDeps,
    doNotFollow,
    exclude,
    cache: { folder: path.join(repository, '.cache/modules'), strategy: 'content', compress: false },
  }
  const { output } = await cruise(packageNames(), options, enhancedResolveOptions)
  const { modules } = output as ICruiseResult
  return new Map(
    modules
      .filter(({ source }) => !source.includes('node_modules/'))
      .map(({ source, dependencies }) => [
        source,
        dependencies.filter(({ coreModule }) => !coreModule).map(({ resolved }) => resolved),
      ]),
  )
}
