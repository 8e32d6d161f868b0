import { overrideLink as overrideCall } from '@within-reach/contract'
import type { Command } from 'commander'
import { exactTarget, type Target, wholeNumber } from '../reading/values'
import type { Session } from '../session'
import { moment } from '../wording/table'

/** `registry override-link`: creates a link to a version that is not live. */
export function overrideLink(program: Command, session: Session): void {
  program
    .command('override-link')
    .summary('create a link to a published version that is not live')
    .description(
      'Creates a link that shows a published version to its reader before it goes live. The page asks for consent first. The command requires the right "preview". The link expires, and ends earlier if its token or operator loses that right.',
    )
    .argument('<remote@version>', 'such as mfe-userspace@1.5.0', exactTarget)
    .option('--hours <number>', 'how long the link is valid', wholeNumber(1), 24)
    .action(async ({ remote, version }: Required<Target>, { hours }: { hours: number }) => {
      const link = await (await session.service()).ask(overrideCall, { remote, version, hours })
      session.answer(link, `${link.url}\nIt is valid until ${moment(link.until)}.`)
    })
}
