import { type RegistryStatus, shortCommit } from '@within-reach/contract'
import { CommandError } from '@within-reach/registry/cli'
import { isOlderThan } from './commit-order'

/** The sources of a version: their folder, the remote and the version's number. */
export interface Release {
  readonly root: string
  readonly remote: string
  readonly version: string
}

/**
 * Demands that visitors get no version of a newer commit. The pipelines of two commits may end in any order, and an earlier one can be
 * run again.
 * @param found the remote at the site; undefined if it is unknown there
 * @param complain called with a line about each version whose commit is not in this repository
 * @throws CommandError if the checked out commit is older than that of a version that visitors get
 */
export async function demandNewest(
  { root, remote, version }: Release,
  found: Pick<RegistryStatus['remotes'][number], 'live' | 'origins'> | undefined,
  complain: (text: string) => void,
): Promise<void> {
  const { live, origins = {} } = found ?? {}
  for (const other of [live?.current, live?.canary?.version]) {
    const origin = other === undefined || other === version ? undefined : origins[other]
    if (origin === undefined) continue
    const isOlder = await isOlderThan(root, origin.commit)
    if (isOlder === undefined)
      complain(
        `Whether ${other} is newer is not known: its commit ${shortCommit(origin)} is not in this repository.\n`,
      )
    if (isOlder)
      throw new CommandError(
        'refused',
        `${remote}@${version} is not released, because visitors get ${other} of the newer commit ${shortCommit(origin)}. ` +
          `To go back to this version, run "kit promote @${version}".`,
      )
  }
}
