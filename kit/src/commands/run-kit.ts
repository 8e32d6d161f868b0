import { parseArgs } from 'node:util'
import { CommandError, exitCodes } from '@within-reach/registry/cli'
import { isUsageError, runCommand, UsageError } from './run-command'
import { isRegistryCommand, isSiteCommand, runSiteCommand, siteCommands } from './site-command'

const usage = `Usage: kit <command>

  create <name> [--menu "User Space"] [--title Events] [--korean 행사] [--chinese 活动] [--vietnamese "Sự kiện"]
         [--path /events] [--ci github|gitlab|none]
                    writes a new remote, such as mfe-events, into a folder of its own
  messages          extracts the texts into src/locales, and lists those without a translation
  build             builds the remote of this folder into dist/<version>
  version           prints the version of this folder's sources
  dev [folder,folder]
                    shows this remote, or those of the folders, inside the site of --site, in one browser; a saved
                    change is on screen at once
  publish           builds the remote and uploads it; visitors do not get it yet
  journeys, screens [@version] [--live] [Playwright's arguments]
                    runs e2e at the site, whose browsers get the published version of these sources: the journeys,
                    or the comparison of the screens with their pictures
  release [--canary 5 --steps 25,100 --every 30m] --why <reason>
                    gives visitors the published version of these sources, unless they have it or one of a
                    newer commit; the first version of a remote goes to everybody
  ${siteCommands.join(', ')}
                    the commands of the registry for this remote; "kit promote --help" explains one
  registry …        any command of the registry, as it is

The site is --site, else REACH_SITE, else http://127.0.0.1:3000. The token is --token, else REACH_TOKEN.`

const folder = process.cwd()

/**
 * Runs one command line of `kit`, and sets the exit code.
 * @param args the arguments after the program's name
 */
export async function runKit([name = '--help', ...args]: readonly string[]): Promise<void> {
  const isHelp = args.includes('--help') || args.includes('-h')
  if (isSiteCommand(name) && (isRegistryCommand(name) || !isHelp)) {
    process.exitCode = await runSiteCommand(folder, name, args).catch(reported)
    return
  }
  await runCommand({ usage, args: [name, ...args], run: () => run(name, args) })
}

async function run(name: string, args: readonly string[]): Promise<void> {
  switch (name) {
    case 'create':
      return create(args)
    case 'messages':
      parseArgs({ args: [...args] })
      return messages()
    case 'build': {
      parseArgs({ args: [...args] })
      const { buildFolder } = await import('../build/build-folder')
      await buildFolder(folder, console.log)
      return
    }
    case 'version': {
      parseArgs({ args: [...args] })
      const { readFolder } = await import('../build/build-folder')
      console.log((await readFolder(folder)).version)
      return
    }
    default:
      throw new UsageError(`There is no command "${name}".`)
  }
}

async function create(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      menu: { type: 'string' },
      title: { type: 'string' },
      korean: { type: 'string' },
      chinese: { type: 'string' },
      vietnamese: { type: 'string' },
      path: { type: 'string' },
      ci: { type: 'string' },
    },
  })
  const [remoteName, ...more] = positionals
  if (remoteName === undefined || more.length > 0) throw new UsageError('Name one remote.')
  const { createFolder } = await import('../create/create-folder')
  const { ci, ...description } = values
  const { name, path } = await createFolder(folder, remoteName, description, ci)
  console.log(
    `${name} is created. Its page is ${path}. Continue with "cd ${name}", "npm install" and "npm test"; README.md lists the commands.`,
  )
}

async function messages(): Promise<void> {
  const { completeMessages } = await import('../build/complete-messages')
  const found = await completeMessages(folder)
  const problems = found.flatMap((one) => one.problems)
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nComplete the files of src/locales.`)
  console.log(`${found.reduce((sum, { count }) => sum + count, 0)} messages in every language`)
}

/** Prints the error of a command that failed before the registry's command line began. @returns the exit code */
function reported(error: unknown): number {
  console.error(error instanceof Error ? error.message : error)
  if (isUsageError(error)) return exitCodes.usage
  return error instanceof CommandError ? exitCodes[error.ending] : 1
}
