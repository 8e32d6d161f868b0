import { changeStaff, staff as staffCall, type StaffRole, staffRoles } from '@within-reach/contract'
import { Argument, type Command } from 'commander'
import type { Session } from '../session'
import { moment, table } from '../wording/table'

/** `registry staff`: manages the members who decide about reports and who answer inquiries. */
export function staff(program: Command, session: Session): void {
  const group = program
    .command('staff')
    .summary('manage moderators and agents')
    .description(
      'Manages the roles of staff: moderators decide about reports, agents answer inquiries. Both use the desk.',
    )
  const withRole = (name: string) =>
    group
      .command(name)
      .argument('<email>', 'the email of the account')
      .addArgument(new Argument('<role>', 'the role').choices([...staffRoles]))
  withRole('grant')
    .description('Gives a member a role.')
    .action((email: string, role: StaffRole) => set({ email, role, granted: 'yes' }, session))
  withRole('revoke')
    .description('Takes a role from a member.')
    .action((email: string, role: StaffRole) => set({ email, role, granted: 'no' }, session))
  group
    .command('list')
    .description('Lists everybody with a role.')
    .action(() => list(session))
}

interface Fields {
  readonly email: string
  readonly role: StaffRole
  readonly granted: 'yes' | 'no'
}

async function set(fields: Fields, session: Session): Promise<void> {
  const done = await (await session.service()).ask(changeStaff, fields)
  session.answer(done, `${done.email} is ${done.roles.join(' and ') || 'not on the staff'}.`)
}

async function list(session: Session): Promise<void> {
  const found = await (await session.service()).ask(staffCall, {})
  const rows = found.map(({ email, nick, role, at, who }) => [
    email,
    nick,
    role,
    `since ${moment(at)} by ${who}`,
  ])
  session.answer(found, table(rows) || 'Nobody has a role of staff.')
}
