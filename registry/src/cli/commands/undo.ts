import type { Command } from 'commander'
import { makeUndo } from '../operations/change'
import { wholeNumber } from '../reading/values'
import type { Session } from '../session'
import { entryText } from '../wording/history'

/** `registry undo`: undoes one revision. */
export function undo(program: Command, session: Session): void {
  program
    .command('undo')
    .summary('undo one revision')
    .description('Undoes one revision and no later one.')
    .argument('<revision>', 'the revision, as "registry history" shows it', wholeNumber(1))
    .action(async (revision: number) => {
      const reason = await session.reason()
      const entry = await makeUndo(await session.service(), revision, reason)
      session.answer(entry, entryText(entry))
    })
}
