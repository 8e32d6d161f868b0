import { checkRemote } from '@within-reach/contract'
import type { Command } from 'commander'
import { newestPublished } from '../operations/versions'
import { type Target, target } from '../reading/values'
import type { Session } from '../session'
import { canGoLive, findingsText } from '../wording/findings'

/** `registry check`: checks whether a published version can go live. */
export function check(program: Command, session: Session): void {
  program
    .command('check')
    .summary('whether a published version can go live')
    .description(
      'Checks a published version against everything that is live. Exits with 1 if it does not fit.',
    )
    .argument('<remote[@version]>', 'by default the newest published version', target)
    .action(async ({ remote, version: named }: Target) => {
      const service = await session.service()
      const version = named ?? (await newestPublished(service, remote))
      const findings = await service.ask(checkRemote, { remote, version })
      const ok = canGoLive(findings)
      session.answer({ remote, version, ok, findings }, findingsText(remote, version, findings))
      if (!ok) session.endAs('refused')
    })
}
