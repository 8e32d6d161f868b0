import { coreRemotes, registryStatus } from '@within-reach/contract'
import type { Command } from 'commander'
import { CommandError } from '../command-error'
import { remoteName } from '../reading/values'
import type { Session } from '../session'

/** `registry retire`: switches a remote off for good. */
export function retire(program: Command, session: Session): void {
  program
    .command('retire')
    .summary('switch a remote off for good')
    .description(
      'Retires a remote: its pages leave menu, search engines and offline copies, and its addresses are free for other ' +
        'remotes. Its versions stay published. Only "registry undo" brings it back.',
    )
    .argument('<remote>', 'such as mfe-events', remoteName)
    .option('--yes', 'confirm that a part of every installation is retired')
    .action(async (remote: string, { yes }: { yes?: true }) => {
      if (coreRemotes.includes(remote) && !yes)
        throw new CommandError(
          'usage',
          `${remote} is a part of every installation: visitors will miss it. Add --yes if you mean it.`,
        )
      const service = await session.service()
      const { rules } = await service.ask(registryStatus, {})
      // An older service would only switch it off.
      if (!rules)
        throw new CommandError(
          'refused',
          `${service.site} is too old to retire a remote: update it first, or use "registry switch ${remote} off".`,
        )
      await session.change({ type: 'switch', remote, enabled: false, retired: true })
    })
}
