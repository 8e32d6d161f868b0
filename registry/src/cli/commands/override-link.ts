import { overrideLink as overrideCall } from '@within-reach/contract'
import type { Command } from 'commander'
import { exactTarget, type Target, wholeNumber } from '../reading/values'
import type { Session } from '../session'
import { moment } from '../wording/table'

/** `reach override-link`: a link that shows a version that is not live. */
export function overrideLink(program: Command, session: Session): void {
  program
    .command('override-link')
    .summary('a link that shows a published version which is not live')
    .description(
      'Makes a link for whoever shall look at a published version before the visitors do. Whoever opens it is asked first. It takes the right "preview", and ends with its time or with the token that made it.',
    )
    .argument('<remote@version>', 'such as mfe-userspace@1.5.0', exactTarget)
    .option('--hours <number>', 'how long it holds', wholeNumber(1), 24)
    .action(async ({ remote, version }: Required<Target>, { hours }: { hours: number }) => {
      const link = await (await session.service()).ask(overrideCall, { remote, version, hours })
      session.answer(link, `${link.url}\nIt holds until ${moment(link.until)}.`)
    })
}
