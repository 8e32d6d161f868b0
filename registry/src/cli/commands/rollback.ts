import type { Command } from 'commander'
import { remoteName, versionNumber } from '../reading/values'
import type { Session } from '../session'

/** `registry rollback`: returns to the last good version. */
export function rollback(program: Command, session: Session): void {
  program
    .command('rollback')
    .summary('return to the last good version')
    .description('Makes the last good version, or the named one, the current version again. Ends a canary.')
    .argument('<remote>', 'such as mfe-userspace', remoteName)
    .option('--to <version>', 'a version other than the last good one', versionNumber)
    .action((remote: string, { to }: { to?: string }) =>
      session.change({ type: 'rollback', remote, ...(to !== undefined && { version: to }) }),
    )
}
