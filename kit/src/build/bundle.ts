import { createRequire } from 'node:module'
import webpack, { type Configuration, type Stats } from 'webpack'

// Names webpack to Module Federation, which otherwise detects it by an invalid call and its error message. Webpack would
// compile the schema of its options for that: half a second per build.
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack')

/**
 * Runs webpack over several configurations in one process, which halves the cost of each.
 * @param finish handles the results, in the given order; meanwhile webpack writes its cache
 * @returns the results
 * @throws Error with webpack's own messages if one failed
 */
export async function bundle(
  configurations: readonly Configuration[],
  finish: (results: readonly Stats[]) => Promise<void> = () => Promise.resolve(),
): Promise<readonly Stats[]> {
  const compiler = webpack([...configurations])
  if (!compiler) throw new Error('webpack rejected the configurations.')
  const { stats } = await new Promise<{ stats: Stats[] }>((resolve, reject) => {
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('no result')) : resolve(result),
    )
  })
  const closed = new Promise<void>((resolve, reject) =>
    compiler.close((error) => (error ? reject(error) : resolve())),
  )
  const failed = stats.find((result) => result.hasErrors())
  const finished = failed
    ? Promise.reject(new Error(failed.toString({ preset: 'errors-only', colors: false })))
    : finish(stats)
  await Promise.allSettled([finished, closed])
  await Promise.all([finished, closed])
  return stats
}
