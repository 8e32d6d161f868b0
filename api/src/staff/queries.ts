import type { StaffRole } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

const memberFound: Statement = {
  name: 'staff-member-found',
  text: 'select id, email, nick from users where lower(email) = lower($1)',
}

/** The member with this email, in any case. */
export async function findMember(
  database: Database,
  email: string,
): Promise<{ id: number; email: string; nick: string } | undefined> {
  return (await database.query<{ id: number; email: string; nick: string }>(memberFound, [email]))[0]
}

const roleInserted: Statement = {
  name: 'staff-role-inserted',
  text: `insert into staff_roles (user_id, role, granted_by) values ($1, $2, $3)
    on conflict do nothing returning role`,
}

/** Gives a member a role; false if they have it already. */
export async function insertRole(
  tx: Database,
  userId: number,
  role: StaffRole,
  who: string,
): Promise<boolean> {
  return (await tx.query(roleInserted, [userId, role, who])).length > 0
}

const roleDeleted: Statement = {
  name: 'staff-role-deleted',
  text: 'delete from staff_roles where user_id = $1 and role = $2 returning role',
}

/** Takes a role from a member; false if they did not have it. */
export async function deleteRole(tx: Database, userId: number, role: StaffRole): Promise<boolean> {
  return (await tx.query(roleDeleted, [userId, role])).length > 0
}

const rolesOfMember: Statement = {
  name: 'staff-roles-of-member',
  text: 'select role from staff_roles where user_id = $1 order by role desc',
}

/** The roles of a member, in the order of the contract. */
export async function listRoles(database: Database, userId: number): Promise<StaffRole[]> {
  return (await database.query<{ role: StaffRole }>(rolesOfMember, [userId])).map(({ role }) => role)
}

/** A member with a role, and the author of the grant. */
export interface StaffRow {
  readonly email: string
  readonly nick: string
  readonly role: StaffRole
  readonly granted_at: Date
  readonly granted_by: string
}

const staffListed: Statement = {
  name: 'staff-listed',
  text: `select u.email, u.nick, s.role, s.granted_at, s.granted_by from staff_roles s join users u on u.id = s.user_id
    order by s.role desc, lower(u.email)`,
}

/** Everybody with a role, by role and email. */
export async function listStaff(database: Database): Promise<StaffRow[]> {
  return database.query<StaffRow>(staffListed)
}
