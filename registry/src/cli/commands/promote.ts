import type { Command } from 'commander'
import { newestPublished } from '../operations/versions'
import { type Target, target } from '../reading/values'
import type { Session } from '../session'

/** `registry promote`: makes a version the current one. */
export function promote(program: Command, session: Session): void {
  program
    .command('promote')
    .summary('make a version the current one')
    .description('Makes a published version the current one. The previous one becomes the last good version.')
    .argument('<remote[@version]>', 'by default the newest published version', target)
    .action(async ({ remote, version }: Target) => {
      await session.reason()
      const named = version ?? (await newestPublished(await session.service(), remote))
      await session.change({ type: 'promote', remote, version: named })
    })
}
