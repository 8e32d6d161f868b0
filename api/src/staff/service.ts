import type { StaffRole } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import { errors } from '../platform/errors'
import { insertEvent } from '../platform/moderation-event-queries'
import type { Operator } from '../platform/operator'
import { roleChangeText } from '../platform/role-change'
import { deleteRole, findMember, insertRole, listRoles } from './queries'

/** A wanted change of one role. */
export interface WantedRole {
  readonly email: string
  readonly role: StaffRole
  readonly granted: boolean
}

/**
 * Grants or revokes a role. To repeat a change changes nothing.
 * @returns the member's email and roles after it; undefined if no member has this email
 * @throws not-owner (403) for a token that is limited to remotes, or that expires before the role would
 */
export async function setRole(
  database: Database,
  { who, remotes, until }: Operator,
  { email, role, granted }: WantedRole,
): Promise<{ email: string; roles: StaffRole[] } | undefined> {
  if (remotes.length > 0)
    throw errors.notOwner(`${who} may decide about ${remotes.join(', ')} only, not about staff.`)
  if (granted && until)
    throw errors.notOwner(
      `${who} expires on ${until.toISOString()}, but roles of staff do not expire: use a token that does not expire.`,
    )
  return database.transaction(async (tx) => {
    const member = await findMember(tx, email)
    if (!member) return undefined
    const changed = granted
      ? await insertRole(tx, member.id, role, who)
      : await deleteRole(tx, member.id, role)
    if (changed)
      await insertEvent(tx, {
        what: 'staff',
        actor: who,
        memberId: member.id,
        about: roleChangeText(member.nick, { name: role, granted }),
      })
    return { email: member.email, roles: await listRoles(tx, member.id) }
  })
}
