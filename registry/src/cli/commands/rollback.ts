import type { Command } from 'commander'
import { remoteName, versionNumber } from '../reading/values'
import type { Session } from '../session'

/** `reach rollback`: back to the last good version. */
export function rollback(program: Command, session: Session): void {
  program
    .command('rollback')
    .summary('back to the last good version')
    .description(
      'Makes the last good version the current one again, or the version that is named. A canary ends by it.',
    )
    .argument('<remote>', 'such as mfe-userspace', remoteName)
    .option('--to <version>', 'another version than the last good one', versionNumber)
    .action((remote: string, { to }: { to?: string }) =>
      session.change({ type: 'rollback', remote, ...(to !== undefined && { version: to }) }),
    )
}
