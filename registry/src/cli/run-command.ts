import { Command, CommanderError } from 'commander'
import { registerCommands } from './commands'
import { type Ending, exitCodes, CommandError } from './command-error'
import { session } from './session'
import { wholeNumber } from './reading/values'
import type { Terminal } from './terminal'

const endings = `
Exit codes: 0 done · 1 refused, or a check failed · 2 wrong usage · 3 not allowed ·
            4 the site cannot be reached · 5 stale: the registry was changed in the meantime

The token is --token, else REACH_TOKEN, else, for a site on this machine, the file reach-token in its DATA_DIR.
With "npm run", write the options after "--"; "npm run -s registry -- … --json" keeps npm's own lines out of the JSON.`

/**
 * Runs one command line.
 * @param args the arguments after the program's name
 * @param terminal its environment
 * @returns the exit code
 */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const program = new Command('registry')
    .description('Shows and changes what is live at an installation of Within Reach.')
    .option('--site <url>', 'the address of the installation (REACH_SITE; http://127.0.0.1:3000)')
    .option('--token <token>', 'the access token (REACH_TOKEN)')
    .option('--json', 'print the answer as JSON, and nothing else, to standard output')
    .option('--why <text>', 'the reason for a change, stored in the history')
    .option(
      '--revision <number>',
      'the revision that a change is based on; the change is refused if there is a newer one',
      wholeNumber(),
    )
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: terminal.say, writeErr: terminal.complain })
    .showHelpAfterError('(add --help for its arguments)')
    .exitOverride()
    .addHelpText('after', endings)
  const wantsJson = args.includes('--json')
  // Commands set this: a failed check is a valid answer but not a success.
  const ended: { as: Ending } = { as: 'ok' }
  registerCommands(program, session(program, terminal, ended))
  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCodes[ended.as]
  } catch (error) {
    return failed(error, terminal, wantsJson)
  }
}

function failed(error: unknown, terminal: Terminal, wantsJson: boolean): number {
  if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.ok
  const isUsage = error instanceof CommanderError
  if (!isUsage && !(error instanceof CommandError)) throw error
  const ending = isUsage ? 'usage' : error.ending
  // Commander has already printed its own errors.
  if (!isUsage) terminal.complain(`${error.message}\n`)
  if (wantsJson) terminal.say(`${JSON.stringify({ error: { ending, message: error.message } })}\n`)
  return exitCodes[ending]
}
