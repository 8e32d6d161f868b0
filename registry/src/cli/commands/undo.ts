import { registryStatus, undoChange } from '@within-reach/contract'
import type { Command } from 'commander'
import { madeEntry } from '../operations/change'
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
      const { why, revision: base } = await session.reason()
      const service = await session.service()
      const from = base ?? (await service.ask(registryStatus, {})).revision
      const made = await service.ask(undoChange, { undo: revision, revision: from, why })
      const entry = await madeEntry(service, made.revision)
      session.answer(entry, entryText(entry))
    })
}
