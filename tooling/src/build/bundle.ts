import { createRequire } from 'node:module'
import webpack, { type Configuration, type Stats } from 'webpack'

// Module Federation finds out which webpack runs by calling it wrongly and reading the complaint, for which webpack compiles
// the schema of its options: half a second of every build.
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack')

/**
 * Runs webpack over several configurations in one process, which costs half of a process each.
 * @returns the result of each, in the order given
 * @throws Error with webpack's own words where one failed
 */
export async function bundle(configurations: readonly Configuration[]): Promise<Stats[]> {
  const compiler = webpack([...configurations])
  if (!compiler) throw new Error('webpack refused the configurations')
  const result = await new Promise<{ stats: Stats[] }>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || !stats ? reject(error ?? new Error('no result')) : resolve(stats),
    )
  })
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())))
  const failed = result.stats.find((stats) => stats.hasErrors())
  if (failed) throw new Error(failed.toString({ preset: 'errors-only', colors: false }))
  return result.stats
}
