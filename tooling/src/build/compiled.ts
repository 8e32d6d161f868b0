import { access, mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Configuration } from 'webpack'
import { fingerprint } from './fingerprint'
import { repository } from './packages'

/** What decides how sources are compiled: with another state of these, nothing that was compiled before is used. */
const compilers = [
  'tooling/src/webpack',
  'tooling/src/build',
  'tooling/package.json',
  'lingui.config.mjs',
  'pnpm-lock.yaml',
]
const day = 24 * 60 * 60 * 1000

/**
 * What a configuration says of what webpack keeps.
 * @param part tells the configurations of a package apart
 */
type CacheSettings = (part: string) => Pick<Configuration, 'cache' | 'snapshot'>

const cacheNothing: CacheSettings = () => ({})

/**
 * Lets webpack keep what it compiled, so that the next build compiles what has changed since. What a build brings does not depend
 * on it. Of two builds of a package at the same time, the second keeps nothing and uses nothing. Nor does a build of several packages, most
 * of which may never be built again, or a pipeline (`CI`) that was not given the folder, which would be gone with its machine.
 * @param packages what is built
 * @param build builds it; gets what the configurations have to say
 * @param folder where it is kept
 */
export async function cacheCompiled<Result>(
  [packageName, ...others]: readonly string[],
  build: (cache: CacheSettings) => Promise<Result>,
  folder = path.join(repository, '.cache/webpack'),
): Promise<Result> {
  if (packageName === undefined || others.length > 0) return build(cacheNothing)
  if (process.env.CI && !(await exists(folder))) return build(cacheNothing)
  const lock = path.join(folder, `${packageName}.lock`)
  if (!(await hold(lock, path.join(folder, packageName)))) return build(cacheNothing)
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
      // The lockfile says which webpack and loaders there are: following their own sources would take as long as a build.
      buildDependencies: { defaultWebpack: [] },
      // Whatever a day of builds did not ask for is forgotten.
      maxAge: day,
    },
    // A checkout gives files new times and old contents, or the other way round.
    snapshot: { module: { hash: true }, resolve: { hash: true } },
  })
}

const exists = (target: string): Promise<boolean> =>
  access(target).then(
    () => true,
    () => false,
  )

/** @returns whether what is kept in a folder is this process's now; not while another one has it */
async function hold(lock: string, kept: string): Promise<boolean> {
  await mkdir(path.dirname(lock), { recursive: true })
  const owner = await readFile(lock, 'utf8').catch(() => undefined)
  if (owner !== undefined) {
    if (isRunning(Number(owner))) return false
    // It was ended while it may have been writing.
    await rm(kept, { recursive: true, force: true })
    await rm(lock, { force: true })
  }
  try {
    const file = await open(lock, 'wx')
    await file.writeFile(String(process.pid))
    await file.close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
