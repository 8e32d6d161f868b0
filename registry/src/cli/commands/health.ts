import { registryHealth } from '@within-reach/contract'
import type { Command } from 'commander'
import { remoteStatus } from '../operations/versions'
import { remoteName } from '../reading/values'
import type { Session } from '../session'
import { healthText } from '../wording/health'

/** `registry health`: shows what browsers reported about the versions of a remote. */
export function health(program: Command, session: Session): void {
  program
    .command('health')
    .summary('what browsers reported about the live versions')
    .description(
      'Shows the browser reports of the last day for each live version of a remote: page views, failures, times, the ' +
        'most frequent faults, and the verdict on a canary.',
    )
    .argument('<remote>', 'such as mfe-userspace', remoteName)
    .action(async (remote: string) => {
      const service = await session.service()
      const { live } = await remoteStatus(service, remote)
      if (!live)
        return session.answer({ versions: [] }, `${remote} is not live: promote a version of it first.`)
      const found = await service.ask(registryHealth, { remote })
      session.answer(found, healthText(found, live))
    })
}
