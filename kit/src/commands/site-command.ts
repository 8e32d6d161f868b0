import { processTerminal, runCommand, type Terminal } from '@within-reach/registry/cli'
import { builtFolder } from '../build/remote-package'
import { remoteNameIn } from './remote-name'

/** Commands of the registry whose first argument is a remote, which is the one of the folder if it is left out. */
export const siteCommands = [
  'check',
  'promote',
  'rollback',
  'canary',
  'end-canary',
  'versions',
  'health',
  'budget',
  'types',
] as const

/** Commands that ask a site as well, with options of their own. */
const own = {
  dev: async (root, args, terminal) => (await import('./develop')).develop(root, args, terminal),
  journeys: async (root, args, terminal) =>
    (await import('./run-journeys')).runJourneys(root, 'journeys', args, terminal),
  screens: async (root, args, terminal) =>
    (await import('./run-journeys')).runJourneys(root, 'screens', args, terminal),
  release: async (root, args, terminal) =>
    (await import('./release-version')).releaseVersion(root, args, terminal),
} satisfies Record<string, SiteCommand>

type SiteCommand = (root: string, args: readonly string[], terminal: Terminal) => Promise<number>

const isOwn = (name: string): name is keyof typeof own => name in own
const ofRegistry: readonly string[] = ['publish', 'registry', ...siteCommands]

/** Whether a command of `kit` is one of the registry's command line, which explains it. */
export const isRegistryCommand = (name: string): boolean => ofRegistry.includes(name)

/** Whether a command of `kit` asks a site. Its exit codes are those of the registry's command line. */
export const isSiteCommand = (name: string): boolean => isOwn(name) || isRegistryCommand(name)

/**
 * Runs a command for the remote in a folder at a site.
 * @returns its exit code
 * @throws Error if the remote cannot be read or built
 */
export async function runSiteCommand(root: string, name: string, args: readonly string[]): Promise<number> {
  const terminal: Terminal = { ...processTerminal(), folder: root, repository: root, remoteFolder: root }
  if (isOwn(name)) return own[name](root, args, terminal)
  if (name === 'registry') return runCommand(args, terminal)
  if (args.includes('--help') || args.includes('-h')) return runCommand([name, '--help'], terminal)
  const remote = await remoteNameIn(root)
  if (name !== 'publish') return runCommand([name, ...withRemote(remote, args)], terminal)
  const build = async () => {
    const { buildFolder } = await import('../build/build-folder')
    return builtFolder(await buildFolder(root, (line) => terminal.complain(`${line}\n`)))
  }
  return runCommand(['publish', remote, ...args], { ...terminal, build })
}

/**
 * Inserts the remote's name into the arguments of a command, unless they begin with the name of a remote. `@1.5.0` is a version
 * of it.
 */
export function withRemote(remote: string, [first, ...others]: readonly string[]): readonly string[] {
  if (first === undefined) return [remote]
  if (first.startsWith('mfe-')) return [first, ...others]
  return first.startsWith('@') ? [`${remote}${first}`, ...others] : [remote, first, ...others]
}
