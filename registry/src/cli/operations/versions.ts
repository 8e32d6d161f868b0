import { type DataOf, registryStatus } from '@within-reach/contract'
import { CommandError } from '../command-error'
import type { Service } from '../service/connect'

type RemoteStatus = DataOf<typeof registryStatus>['remotes'][number]

/**
 * Finds what the site knows of one remote.
 * @throws CommandError if it does not know the name
 */
export async function remoteStatus(service: Service, remote: string): Promise<RemoteStatus> {
  const { remotes } = await service.ask(registryStatus, {})
  const found = remotes.find(({ name }) => name === remote)
  if (found) return found
  const names = remotes.map(({ name }) => name).join(', ') || 'none yet'
  throw new CommandError(
    'refused',
    `${service.site} has no remote called ${remote}: publish a version of it first. Its remotes: ${names}.`,
  )
}

/**
 * The newest published version of a remote.
 * @throws CommandError if none is published
 */
export async function newestPublished(service: Service, remote: string): Promise<string> {
  const [newest] = (await remoteStatus(service, remote)).published
  if (!newest)
    throw new CommandError(
      'refused',
      `No version of ${remote} is published: run "registry publish ${remote}".`,
    )
  return newest.version
}
