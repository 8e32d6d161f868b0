import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ciSystems } from './ci/ci-files'
import { type Description, describeRemote, type NewRemote } from './new-remote'
import { repositoryFiles } from './repository-files'

const port = 3100

/**
 * Writes a new remote into a folder of its own, which has the remote's name.
 * @param parent the folder that gets the new one
 * @param ci the system whose pipeline is written, or `none`; by default every known one
 * @returns the remote
 * @throws UsageError if the name, the title, the path or the system is invalid; Error if the folder has files
 */
export async function createFolder(
  parent: string,
  name: string,
  description: Description,
  ci?: string,
): Promise<NewRemote> {
  const systems = ciSystems(ci)
  const remote = describeRemote(name, description, port)
  const folder = path.join(parent, name)
  const existing = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  // A new repository has the folder .git already.
  if (existing.some((file) => file !== '.git'))
    throw new Error(`${folder} is not empty: name another remote, or empty the folder.`)
  for (const [file, text] of Object.entries(await repositoryFiles(remote, systems))) {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text, { flag: 'wx' })
  }
  return remote
}
