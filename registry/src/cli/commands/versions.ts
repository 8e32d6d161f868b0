import type { Command } from 'commander'
import { remoteStatus } from '../operations/versions'
import { remoteName } from '../reading/values'
import type { Session } from '../session'
import { versionsText } from '../wording/versions'

/** `registry versions`: lists the published versions of a remote. */
export function versions(program: Command, session: Session): void {
  program
    .command('versions')
    .summary('the published versions of a remote')
    .description(
      'Lists the newest published versions of a remote: the commit that each comes from, who published it, and the ' +
        'proofs that its journeys passed.',
    )
    .argument('<remote>', 'such as mfe-userspace', remoteName)
    .action(async (remote: string) => {
      const found = await remoteStatus(await session.service(), remote)
      session.answer(found, versionsText(found))
    })
}
