import { copyFile, mkdir, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { buildSingle } from '../../single.config'
import { repository } from '../site'
import { type StartedSite, startScript } from '../checkout'

/** The files that the service expects beside its own. */
const besideService = ['node_modules', 'migrations', 'sample']

/**
 * Builds the shell and all remotes as one application and serves it with the existing build of the service: the same
 * answers, headers, compression and sample content, and nothing published.
 */
export async function startSingle(): Promise<StartedSite> {
  const folder = path.join(repository, '.cache/bench/single')
  await rm(folder, { recursive: true, force: true })
  await buildSingle(path.join(folder, 'shell/dist'))
  // The service finds the shell beside it, so it is copied to a folder with the single application as its shell.
  await mkdir(path.join(folder, 'api/dist'), { recursive: true })
  await copyFile(path.join(repository, service), path.join(folder, service))
  for (const name of besideService)
    await symlink(path.join(repository, 'api', name), path.join(folder, 'api', name))
  return startScript(folder, service)
}

const service = 'api/dist/server.cjs'
