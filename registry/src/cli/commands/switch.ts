import type { Command } from 'commander'
import { onOrOff, remoteName } from '../reading/values'
import type { Session } from '../session'

/** `registry switch`: switches a whole remote on or off. */
export function switchRemote(program: Command, session: Session): void {
  program
    .command('switch')
    .summary('switch a whole remote on or off')
    .description('Switches a whole remote on or off: its pages and its menu entries.')
    .argument('<remote>', 'such as mfe-userspace', remoteName)
    .argument('<on|off>', '', onOrOff)
    .action((remote: string, enabled: boolean) => session.change({ type: 'switch', remote, enabled }))
}
