import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { builtFolder, versionOf } from '@within-reach/kit/remote-package'
import { build as bundle } from 'esbuild'
import { build } from '../build/build'
import { repository } from '../build/packages'
import { commitOf } from '../build/service'
import { copyInstalled } from './installed-packages'
import type { ReleaseRecord } from './release-record'

/** The service with what it reads at run time (api/src/server.ts), and the files for operators. */
const folders = ['api/dist', 'api/migrations', 'api/sample', 'shell/dist', 'deploy']

/** Programs of a release, which are bundled: they need no installed package. */
const programs = [
  { entry: 'tooling/bootstrap/release-start.mjs', outfile: 'start.mjs', format: 'esm' },
  { entry: 'registry/src/cli/main.ts', outfile: 'registry.cjs', format: 'cjs' },
] as const

/**
 * Builds the site and assembles a release: everything that the site needs in production, without the sources and without
 * development dependencies. The folders are laid out as in the repository.
 * @param folder of the release; it must not exist, or be empty
 * @param log called with a line about each step
 * @throws Error if the folder has files, or the build fails
 */
export async function assembleRelease(
  folder: string,
  log: (line: string) => void = console.log,
): Promise<ReleaseRecord> {
  await demandEmpty(folder)
  const remotes = await build(undefined, log)
  const built = remotes.map((remote) => path.relative(repository, builtFolder(remote)))
  const record: ReleaseRecord = {
    version: await versionOf(repository),
    commit: await commitOf(repository),
    platform: `${process.platform}-${process.arch}`,
    remotes: built,
  }
  // Renamed when it is complete, so that an interrupted run leaves no partial release.
  const half = `${folder}.partial-${process.pid}`
  await mkdir(path.dirname(folder), { recursive: true })
  try {
    for (const part of [...folders, ...built])
      await cp(path.join(repository, part), path.join(half, part), { recursive: true })
    const packages = await copyInstalled(repository, 'api', half)
    log(`copied ${packages} installed packages`)
    for (const { entry, outfile, format } of programs)
      await bundle({
        entryPoints: [path.join(repository, entry)],
        outfile: path.join(half, outfile),
        bundle: true,
        platform: 'node',
        format,
        target: 'node20',
        logLevel: 'warning',
      })
    await writeFile(path.join(half, 'release.json'), `${JSON.stringify(record, null, 2)}\n`)
    // The service runs as another user, who must read everything for any umask of this one.
    await promisify(execFile)('chmod', ['-R', 'a+rX', half])
    await rename(half, folder)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    throw error
  }
  return record
}

async function demandEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.length > 0)
    throw new Error(`${folder} is not empty. Name a new folder: a release is never changed in place.`)
}
