import { registryStatus } from '@within-reach/contract'
import type { Command } from 'commander'
import type { Session } from '../session'
import { statusText } from '../wording/status'

/** `registry status`: shows what is live. */
export function status(program: Command, session: Session): void {
  program
    .command('status')
    .summary('what is live and what is published')
    .description(
      'Shows the live version of every remote, its canary, its regions, and the published versions.',
    )
    .action(async () => {
      const service = await session.service()
      const found = await service.ask(registryStatus, {})
      session.answer(found, statusText(found, service.site))
    })
}
