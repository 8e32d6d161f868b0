import { access, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Configuration } from 'webpack'
import { fingerprint } from '@within-reach/kit/fingerprint'
import { acquireLock } from '../process-lock'
import { compilerSources, repository } from './packages'

/** Files and folders that decide how sources are compiled. When they change, the cache is not used. */
const compilers = [...compilerSources, 'kit/package.json', 'tooling/package.json', 'pnpm-lock.yaml']
const day = 24 * 60 * 60 * 1000

/**
 * The cache settings of a configuration.
 * @param part separates the configurations of a package
 */
type CacheSettings = (part: string) => Pick<Configuration, 'cache' | 'snapshot'>

const cacheNothing: CacheSettings = () => ({})

/**
 * Runs a build with webpack's cache, so that the next build compiles only changed sources. The output does not depend on
 * the cache. It is not used by the second of two concurrent builds of a package, by a build of several packages, most of
 * which may never be built again, and by a pipeline (`CI`) without the folder, which would be lost with its machine.
 * @param packages to build
 * @param build gets the cache settings of its configurations
 * @param folder of the cache
 * @returns the result of the build
 */
export async function cacheCompiled<Result>(
  [packageName, ...others]: readonly string[],
  build: (cache: CacheSettings) => Promise<Result>,
  folder = path.join(repository, '.cache/webpack'),
): Promise<Result> {
  if (packageName === undefined || others.length > 0) return build(cacheNothing)
  if (process.env.CI && !(await exists(folder))) return build(cacheNothing)
  const lock = path.join(folder, `${packageName}.lock`)
  if (!(await acquire(lock, path.join(folder, packageName)))) return build(cacheNothing)
  try {
    return await build(await cacheOf(packageName, folder))
  } finally {
    await rm(lock)
  }
}

async function cacheOf(packageName: string, folder: string): Promise<CacheSettings> {
  const version = `${await fingerprint(repository, compilers)} ${process.version} ${process.platform} ${process.arch}`
  return (part) => ({
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(folder, packageName),
      name: part,
      version,
      // The lockfile fixes webpack and its loaders: hashing their sources would take as long as a build.
      buildDependencies: { defaultWebpack: [] },
      // Entries that were not used for a day are removed.
      maxAge: day,
    },
    // Contents decide, not times: a checkout changes times of unchanged files.
    snapshot: { module: { hash: true }, resolve: { hash: true } },
  })
}

const exists = (target: string): Promise<boolean> =>
  access(target).then(
    () => true,
    () => false,
  )

/**
 * Acquires the lock of a package's cache. A cache whose owner was killed, perhaps while it was writing, is removed.
 * @returns false while another process has the lock
 */
async function acquire(lock: string, cache: string): Promise<boolean> {
  const acquired = await acquireLock(lock)
  if (acquired === 'taken-over') await rm(cache, { recursive: true, force: true })
  return acquired !== 'held'
}
