import { registryStatus } from '@within-reach/contract'
import type { Command } from 'commander'
import { differencesBetween } from '../operations/diff'
import { CommandError } from '../command-error'
import { wholeNumber } from '../reading/values'
import type { Session } from '../session'
import { originLines } from '../wording/origin'
import { indented } from '../wording/table'

/** `registry diff`: shows the differences between two revisions. */
export function diff(program: Command, session: Session): void {
  program
    .command('diff')
    .summary('what differs between two revisions')
    .description('Shows the differences between a revision and a later one: by remote, and of the rules.')
    .argument('<from>', 'the earlier revision', wholeNumber())
    .argument('[to]', 'the later revision; by default the newest', wholeNumber())
    .action(async (from: number, later: number | undefined) => {
      const service = await session.service()
      const to = later ?? (await service.ask(registryStatus, {})).revision
      if (from > to)
        throw new CommandError('usage', `${from} is later than ${to}: name the earlier revision first.`)
      const { remotes, rules, budgets } = await differencesBetween(service, from, to)
      const text = remotes.map(
        ({ remote, differences, origins }) =>
          `${remote}\n${indented([...differences, ...originLines(Object.keys(origins), origins)])}`,
      )
      for (const { remote, differences } of budgets)
        text.push(`limits of ${remote}\n${indented(differences)}`)
      if (rules.length > 0) text.push(`all remotes\n${indented(rules)}`)
      session.answer(
        { from, to, remotes, rules, budgets },
        [`From ${from} to ${to}`, ...text].join('\n') + (text.length > 0 ? '' : ': no differences.'),
      )
    })
}
