import { mkdir, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { buildPlainService } from '../../plain-service.config'
import { type StartedSite, startScript } from '../checkout'
import { repository } from '../site'

/** The files that the service expects beside its own. */
const besideService = ['node_modules', 'migrations', 'sample']
const service = 'api/dist/server.cjs'

/**
 * Builds a site without a registry, and serves it with the same service: the same answers, headers, compression and sample
 * content, but no published remotes.
 * @param name the name of its folder in `.cache/bench`
 * @param build builds into a folder: `shell/dist`, and perhaps `remotes`
 */
export async function startPlain(
  name: string,
  build: (folder: string) => Promise<unknown>,
): Promise<StartedSite> {
  const folder = path.join(repository, '.cache/bench', name)
  await rm(folder, { recursive: true, force: true })
  // The service expects the folder of remotes.
  await mkdir(path.join(folder, 'remotes'), { recursive: true })
  await build(folder)
  // The service expects the shell at a path relative to its own.
  await mkdir(path.join(folder, 'api/dist'), { recursive: true })
  await buildPlainService(path.join(folder, service))
  for (const beside of besideService)
    await symlink(path.join(repository, 'api', beside), path.join(folder, 'api', beside))
  return startScript(folder, service)
}
