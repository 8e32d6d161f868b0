import { parseArgs } from 'node:util'
import { type Live, registryStatus, type RegistryStatus } from '@within-reach/contract'
import {
  CommandError,
  connectTo,
  exitCodes,
  runCommand,
  type Service,
  type Terminal,
} from '@within-reach/registry/cli'
import { readFolder } from '../build/build-folder'
import { demandNewest } from './release-order'

/** How a version is released. */
export interface ReleaseChoice {
  /** The share of a canary in percent; without it, everybody gets the version. */
  readonly canary?: string
  readonly steps?: string
  readonly every?: string
  readonly least?: string
}

/**
 * The command of the registry that releases a version.
 * @param live what is live of its remote; undefined if nothing is
 * @returns its arguments, or why nothing is left to do
 */
export function releaseCommand(
  { remote, version }: { readonly remote: string; readonly version: string },
  live: Live | undefined,
  { canary, ...plan }: ReleaseChoice,
): readonly string[] | string {
  const target = `${remote}@${version}`
  const isCanary = live?.canary?.version === version
  // The site refuses it and says why. The current version of a retired remote is not live either.
  if (live?.retired) return ['promote', target]
  if (live?.current === version && !isCanary)
    return live.enabled
      ? `${target} is live already.`
      : `${target} is the current version already, but ${remote} is switched off: visitors do not get it.`
  // Without a current version there is nothing to compare a canary with.
  if (canary === undefined || live === undefined) return ['promote', target]
  if (isCanary) return `${target} runs as a canary already.`
  return ['canary', target, canary, ...Object.entries(plan).flatMap(([name, value]) => [`--${name}`, value])]
}

/**
 * Reads the arguments of `kit release`.
 * @throws CommandError for the steps of a canary without a canary: everybody would get the version at once
 */
export function chooseRelease(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = {
    ...{ canary: text, steps: text, every: text, least: text },
    ...{ site: text, token: text, why: text },
  }
  const { why, site, token, ...choice } = parseArgs({ args: [...args], options }).values
  const { canary, ...plan } = choice
  const [part] = Object.keys(plan)
  if (canary === undefined && part !== undefined)
    throw new CommandError('usage', `--${part} is about a canary: add --canary with its share, such as 5.`)
  return { why, site, token, choice }
}

/** How often a release is decided while others change something. */
const maxTries = 5

/**
 * Decides on what is live, and makes the change on that revision. If others change something in between, it decides again.
 * @param decide the arguments of the change, or why nothing is left to do
 * @param run makes the change. @returns the exit code of the registry's command line
 */
export async function releaseAt(
  service: Pick<Service, 'ask'>,
  decide: (status: RegistryStatus) => Promise<readonly string[] | string>,
  run: (args: readonly string[]) => Promise<number>,
): Promise<number | string> {
  for (let tries = 1; ; tries++) {
    const status = await service.ask(registryStatus, {})
    const decided = await decide(status)
    if (typeof decided === 'string') return decided
    const ended = await run([...decided, `--revision=${status.revision}`])
    if (ended !== exitCodes.stale || tries === maxTries) return ended
  }
}

/**
 * Releases the published version of a folder's sources. It does nothing if that has been done, so a CI can repeat it.
 * @param root the remote's folder
 * @returns the exit code of the registry's command line
 * @throws CommandError if visitors get a version of a newer commit
 */
export async function releaseVersion(
  root: string,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const { why, site, token, choice } = chooseRelease(args)
  const { name: remote, version } = await readFolder(root)
  const where = { ...(site !== undefined && { site }), ...(token !== undefined && { token }) }
  const given = Object.entries({ ...where, ...(why !== undefined && { why }) })
  const options = given.map(([name, value]) => `--${name}=${value}`)
  const ended = await releaseAt(
    await connectTo(where, terminal),
    async ({ remotes }) => {
      const found = remotes.find(({ name }) => name === remote)
      const command = releaseCommand({ remote, version }, found?.live, choice)
      if (typeof command !== 'string') await demandNewest({ root, remote, version }, found, terminal.complain)
      return command
    },
    (command) => runCommand([...command, ...options], terminal),
  )
  if (typeof ended === 'number') return ended
  terminal.say(`${ended}\n`)
  return exitCodes.ok
}
