import { parseArgs } from 'node:util'
import { CommandError, exitCodes } from '@within-reach/registry/cli'
import { runCommand } from './run-command'
import { isSiteCommand, runSiteCommand, siteCommands } from './site-command'

const usage = `Usage: kit <command>

  create <name> [--menu "User Space"] [--title Events] [--korean 행사] [--path /events]
                    writes a new remote, such as mfe-events, into a folder of its own
  messages          extracts the texts into src/locales, and lists those without Korean
  build             builds the remote of this folder into dist/<version>
  dev               serves the site of --site with this remote, which is rebuilt on every change
  publish           builds the remote and uploads it; visitors do not get it yet
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
  if (isSiteCommand(name)) {
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
      return messages()
    case 'build': {
      const { buildFolder } = await import('../build/build-folder')
      await buildFolder(folder, console.log)
      return
    }
    case 'dev':
      return dev(args)
    default:
      throw new Error(`There is no command "${name}".\n${usage}`)
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
      path: { type: 'string' },
    },
  })
  const [remoteName, ...more] = positionals
  if (remoteName === undefined || more.length > 0) throw new Error(`Name one remote.\n${usage}`)
  const { createFolder } = await import('../create/create-folder')
  const { name, path } = await createFolder(folder, remoteName, values)
  console.log(
    `${name} is created. Its page is ${path}. Continue with "cd ${name}", "npm install" and "npm test"; README.md lists the commands.`,
  )
}

async function messages(): Promise<void> {
  const { completeMessages } = await import('../build/complete-messages')
  const found = await completeMessages(folder)
  const problems = found.flatMap((one) => one.problems)
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nComplete src/locales/ko.po.`)
  console.log(`${found.reduce((sum, { count }) => sum + count, 0)} messages in every language`)
}

async function dev(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { site: { type: 'string' } } })
  const site = values.site ?? (process.env.REACH_SITE || 'http://127.0.0.1:3000')
  const { readFolder } = await import('../build/build-folder')
  const { serveRemote } = await import('../dev/serve-remote')
  const remote = await readFolder(folder)
  const url = await serveRemote(remote, site)
  console.log(`${remote.name} is rebuilt on every change. Open ${url}`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(0))
}

/** Prints the error of a command that failed before the registry's command line began. @returns the exit code */
function reported(error: unknown): number {
  console.error(error instanceof Error ? error.message : error)
  return error instanceof CommandError ? exitCodes[error.ending] : 1
}
