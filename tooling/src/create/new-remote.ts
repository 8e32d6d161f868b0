import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { byLanguage } from '@within-reach/contract'
import { type Description, describeRemote, type NewRemote } from '@within-reach/kit/create'
import { readRoutes } from '@within-reach/kit/remote-package'
import { remoteNames } from '../../bootstrap/remotes.mjs'
import { repository } from '../build/packages'

/**
 * Completes the description of a remote of this repository.
 * @throws UsageError if the name, the title or the path is invalid; Error if it is taken
 */
export async function newRemote(name: string, description: Description = {}): Promise<NewRemote> {
  const others = remoteNames()
  const ports = await Promise.all(others.map(portOf))
  const remote = describeRemote(name, description, Math.max(3100, ...ports) + 1)
  if (others.includes(name)) throw new Error(`A remote called ${name} exists already: choose another name.`)
  for (const packageName of ['shell', ...others])
    if (
      (await readRoutes(path.join(repository, packageName))).some(({ path: taken }) => taken === remote.path)
    )
      throw new Error(`${remote.path} belongs to ${packageName}: choose another path with --path.`)
  // The packages of the repository are in every language.
  return { ...remote, title: { ...byLanguage(() => remote.title.en), ...remote.title } }
}

async function portOf(remote: string): Promise<number> {
  const source = await readFile(path.join(repository, remote, 'webpack.config.ts'), 'utf8')
  return Number(/port: (\d+)/.exec(source)?.[1] ?? 0)
}
