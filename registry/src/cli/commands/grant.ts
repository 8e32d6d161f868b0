import { grantOperator } from '@within-reach/contract'
import type { Command } from 'commander'
import type { Session } from '../session'

/** `registry grant`: makes a member an operator. */
export function grant(program: Command, session: Session): void {
  program
    .command('grant')
    .summary('make a member an operator')
    .description('Makes a member an operator, who can use the console and change what is live.')
    .argument('<email>', 'the email of the account')
    .action((email: string) => set(email, 'yes', session))
}

/** `registry revoke`: ends a member's operator role. */
export function revoke(program: Command, session: Session): void {
  program
    .command('revoke')
    .summary('end a member’s operator role')
    .description('Revokes what "registry grant" granted.')
    .argument('<email>', 'the email of the account')
    .action((email: string) => set(email, 'no', session))
}

async function set(email: string, granted: 'yes' | 'no', session: Session): Promise<void> {
  const done = await (await session.service()).ask(grantOperator, { email, granted })
  session.answer(done, `${done.email} is ${done.operator ? 'now an operator' : 'no longer an operator'}.`)
}
