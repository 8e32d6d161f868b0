import type { Command } from 'commander'
import { readNewest } from '../operations/history'
import { remoteName, wholeNumber } from '../reading/values'
import type { Session } from '../session'
import { entryText } from '../wording/history'

/** `registry history`: lists who changed what, when and why. */
export function history(program: Command, session: Session): void {
  program
    .command('history')
    .summary('who changed what, when and why')
    .description(
      'Lists the changes, newest first: of one remote with its limits, or of all remotes and of the rules.',
    )
    .argument('[remote]', 'only this remote', remoteName)
    .option('--most <number>', 'the maximum number of changes', wholeNumber(1), 20)
    .option('--before <revision>', 'only changes before this revision', wholeNumber(1))
    .action(async (remote: string | undefined, { most, before }: { most: number; before?: number }) => {
      const service = await session.service()
      const entries = await readNewest(service, { remote, before, most })
      session.answer(entries, entries.map(entryText).join('\n') || 'There are no changes yet.')
    })
}
