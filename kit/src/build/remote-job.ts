import { access, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { Configuration, Stats } from 'webpack'
import { prerenderRemoteConfiguration, remoteConfiguration } from '../webpack/remote'
import { compressFolder } from './compress'
import { writePrerenderedPages } from './prerender'
import { recordFile, screenStyles, stylesOf, writeRecord } from './record'
import { builtFolder, type RemotePackage } from './remote-package'

/** A browser build to run. */
export interface Job {
  readonly packageName: string
  readonly configuration: Configuration
  /** The configuration of the prerender script. Absent if nothing is prerendered. */
  readonly prerender?: Configuration
  /** The configuration of a service worker, built beside the pages. */
  readonly worker?: Configuration
  /** The configuration of the page inside a sandboxed frame, built beside the pages. */
  readonly frame?: Configuration
  /** Completes the build, from webpack's result for `configuration`. */
  finish(stats: Stats): Promise<void>
}

/**
 * The build of a remote's version.
 * @param drawing a folder for the prerender script, which no other build uses
 * @returns undefined if the version is built already
 */
export async function remoteJob(remote: RemotePackage, drawing: string): Promise<Job | undefined> {
  const { name, root, build, version, prerenders, screens } = remote
  const dist = builtFolder(remote)
  if (await exists(path.join(dist, recordFile))) {
    // `registry publish` takes the newest build that is newer than the sources, and a checkout changes their times.
    await utimes(path.join(dist, recordFile), new Date(), new Date())
    return undefined
  }
  await rm(dist, { recursive: true, force: true })
  return {
    packageName: name,
    configuration: remoteConfiguration(build, root, version),
    ...(prerenders && { prerender: prerenderRemoteConfiguration(build, root, version, drawing) }),
    async finish(stats) {
      if (prerenders)
        await writePrerenderedPages(drawing, dist, stylesOf(stats, './pages'), (page) =>
          screenStyles(stats, screens.get(page) ?? ''),
        )
      await compressFolder(dist)
      await writeRecord(stats, remote)
    },
  }
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
