import { type StaffRole, staffRoles } from '@within-reach/contract'

/** A role that a member got or lost. */
interface RoleChange {
  readonly name: StaffRole
  readonly granted: boolean
}

/** What the history says about a role. {@link readRoleChange} reads it again, and the deletion of an account replaces the nick. */
export const roleChangeText = (nick: string, { name, granted }: RoleChange): string =>
  `${nick} is ${granted ? 'now' : 'no longer'} ${name}`

const pattern = new RegExp(` is (now|no longer) (${staffRoles.join('|')})$`)

/** The change in a text of the history; null in any other text. */
export function readRoleChange(text: string): RoleChange | null {
  const [, how, role] = pattern.exec(text) ?? []
  const name = staffRoles.find((one) => one === role)
  return name === undefined ? null : { name, granted: how === 'now' }
}
