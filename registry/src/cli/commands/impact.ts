import { contractVersion } from '@within-reach/contract'
import type { Command } from 'commander'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { ShellRecord } from '../../shell'
import { CommandError } from '../command-error'
import { impactOn } from '../operations/impact'
import type { Session } from '../session'
import { impactText } from '../wording/impact'

/** `registry impact`: finds the live versions that the next release of service and shell would break. */
export function impact(program: Command, session: Session): void {
  program
    .command('impact')
    .summary('which live versions the next release breaks')
    .description(
      'Compares the contract of these sources, and with --shell a built shell, with what every live version of the site uses. ' +
        'Names each call, field and export that breaks, with its users, and exits with 1 if there are any. It changes nothing.',
    )
    .option('--shell <file>', 'the record of a built shell, such as shell/dist/shell.json')
    .action(async ({ shell: file }: { shell?: string }) => {
      const shell =
        file === undefined ? undefined : await readShell(path.resolve(session.terminal.folder, file))
      const service = await session.service()
      const { breaks, compared } = await impactOn(service, shell)
      const offered = `contract ${contractVersion}${shell ? ` and shell ${shell.version}` : ''}`
      const head =
        breaks.length === 0
          ? `Nothing breaks at ${service.site} with ${offered}. Compared live versions: ${compared}.`
          : `With ${offered}, these live versions at ${service.site} break:\n${impactText(breaks)}`
      session.answer({ compared, breaks }, head)
      if (breaks.length > 0) session.endAs('refused')
    })
}

/** @throws CommandError if the file is no record of a shell */
async function readShell(file: string): Promise<ShellRecord> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), ShellRecord), text)
  if (read.success) return read.output
  throw new CommandError('usage', `${file} is not the record of a built shell: run "npm run build -- shell".`)
}
