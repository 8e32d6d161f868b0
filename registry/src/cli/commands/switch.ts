import type { Command } from 'commander'
import { onOrOff, remoteName } from '../reading/values'
import type { Session } from '../session'

/** `reach switch`: a whole remote on or off. */
export function switchRemote(program: Command, session: Session): void {
  program
    .command('switch')
    .summary('a whole remote on or off')
    .description('Turns a whole remote on or off: its pages and its place in the menu.')
    .argument('<remote>', 'such as mfe-userspace', remoteName)
    .argument('<on|off>', '', onOrOff)
    .action((remote: string, enabled: boolean) => session.change({ type: 'switch', remote, enabled }))
}
