import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { overrideLink } from '@within-reach/contract'
import { CommandError, connectTo, siteAddress, type Terminal } from '@within-reach/registry/cli'
import { readFolder } from '../build/build-folder'
import { acceptLink } from '../journeys/accept-link'

/** The choices of a run; all other arguments are Playwright's. */
export interface JourneyChoice {
  readonly site?: string
  readonly token?: string
  /** The version to run with; the one of the folder's sources by default. */
  readonly version?: string
  /** Whether browsers get what is live, without a candidate. */
  readonly live: boolean
  readonly forPlaywright: readonly string[]
}

/**
 * Separates the arguments of `kit journeys` and `kit screens`: `[@version] [--live] [--site <url>] [--token <token>]` from Playwright's.
 * @throws CommandError for an option without its value
 */
export function chooseJourneys(args: readonly string[]): JourneyChoice {
  const rest = [...args]
  const version = rest[0]?.startsWith('@') ? rest.shift()?.slice(1) : undefined
  const valueOf = (name: string): string | undefined => {
    const at = rest.findIndex((word) => word === name || word.startsWith(`${name}=`))
    if (at === -1) return undefined
    const [word = ''] = rest.splice(at, 1)
    // As every other command, `--token=-abc` takes what begins with a dash, and `--token -abc` does not.
    const value = word === name ? rest.splice(at, 1)[0]?.replace(/^-.*/, '') : word.slice(name.length + 1)
    // Without it, the journeys would run at another site than the caller meant.
    if (!value) throw new CommandError('usage', `Write ${name}=<value>.`)
    return value
  }
  const site = valueOf('--site')
  const token = valueOf('--token')
  const live = rest.includes('--live')
  return {
    ...(site !== undefined && { site }),
    ...(token !== undefined && { token }),
    ...(version !== undefined && { version }),
    live,
    forPlaywright: rest.filter((word) => word !== '--live'),
  }
}

/** The tag of the journeys that compare screens with their pictures. */
const screens = '@screens'

/** Which journeys run, as an argument of Playwright. A choice of the caller replaces it. */
export function selectionOf(kind: 'journeys' | 'screens', args: readonly string[]): readonly string[] {
  const chooses = args.some((word) => /^(?:-g|--grep(?:-invert)?)(?:=|$)/.test(word))
  if (chooses) return []
  return kind === 'screens' ? ['--grep', screens] : ['--grep-invert', screens]
}

/**
 * Runs the journeys of a remote at a deployed site. Its browsers get the published version of the folder's sources by an override link;
 * everything else is what the site has.
 * @param root the remote's folder
 * @param kind whether to compare the screens with their pictures, or to run all other journeys
 * @returns the exit code of Playwright
 * @throws CommandError if the site refuses the link; Error if Playwright is not installed
 */
export async function runJourneys(
  root: string,
  kind: 'journeys' | 'screens',
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const { live, forPlaywright, ...choice } = chooseJourneys(args)
  const remote = await readFolder(root)
  const site = siteAddress(choice, terminal)
  const version = live ? '' : (choice.version ?? remote.version)
  const state = path.join(root, '.cache/journeys.json')
  if (!live) {
    const service = await connectTo(choice, terminal)
    const { url } = await service.ask(overrideLink, { remote: remote.name, version, hours: 2 })
    await mkdir(path.dirname(state), { recursive: true })
    await writeFile(state, JSON.stringify(await acceptLink(site, url)))
  }
  terminal.complain(`${remote.name} ${live ? '(what is live)' : version} at ${site}\n`)
  const child = spawn(
    process.execPath,
    [playwrightOf(root), 'test', ...selectionOf(kind, forPlaywright), ...forPlaywright],
    {
      cwd: root,
      env: {
        ...process.env,
        REACH_SITE: site,
        REACH_REMOTE: remote.name,
        REACH_VERSION: version,
        REACH_STATE: live ? '' : state,
        // A journey needs no rights.
        REACH_TOKEN: '',
      },
      stdio: 'inherit',
    },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

function playwrightOf(root: string): string {
  try {
    return createRequire(path.join(root, 'package.json')).resolve('@playwright/test/cli')
  } catch (error) {
    throw new Error('Playwright is not installed: add @playwright/test to the devDependencies.', {
      cause: error,
    })
  }
}
