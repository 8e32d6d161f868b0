import { grantOperator } from '@within-reach/contract'
import type { Command } from 'commander'
import type { Session } from '../session'

/** `reach grant`: makes a member an operator. */
export function grant(program: Command, session: Session): void {
  program
    .command('grant')
    .summary('make a member an operator')
    .description('Makes a member an operator, who sees the console and may change what is live.')
    .argument('<email>', 'whose account it is')
    .action((email: string) => set(email, 'yes', session))
}

/** `reach revoke`: a member is no operator any more. */
export function revoke(program: Command, session: Session): void {
  program
    .command('revoke')
    .summary('a member is no operator any more')
    .description('Takes away what "reach grant" gave.')
    .argument('<email>', 'whose account it is')
    .action((email: string) => set(email, 'no', session))
}

async function set(email: string, granted: 'yes' | 'no', session: Session): Promise<void> {
  const done = await (await session.service()).ask(grantOperator, { email, granted })
  session.answer(done, `${done.email} is ${done.operator ? 'an operator' : 'no operator'} now.`)
}
