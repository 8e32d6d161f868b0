import type { Database, Statement } from '../../platform/database/database'
import { withdrawNews } from '../../platform/mail/withdraw-queries'
import { staffColumns } from '../../platform/staff-columns'

const moved: Statement = {
  name: 'accounts-email-moved',
  text: 'update users set email = $2, verified_at = now() where id = $1',
}

const codesDeleted: Statement = {
  name: 'accounts-codes-of-moved-deleted',
  // A later owner of the old address must not be reached by codes of this member, nor this member by what others asked for the new one.
  text: `delete from mailed_codes where email in (lower($1), lower($2)) and purpose <> 'restore'`,
}
const verificationsDeleted: Statement = {
  name: 'accounts-verifications-of-moved-deleted',
  text: 'delete from verified_emails where email in (lower($1), lower($2))',
}

/** The columns in which an account is named by its email, so that they follow. */
const followingColumns: typeof staffColumns = [...staffColumns, ['moderation_events', 'actor']]

const followed = followingColumns.map(([table, column]): Statement => ({
  name: `accounts-${table}-${column}-followed`,
  text: `update ${table} set ${column} = $2 where lower(${column}) = lower($1)`,
}))

const inquiriesFollowed: Statement = {
  name: 'accounts-inquiries-followed',
  text: 'update inquiries set email = $3 where user_id = $1 and lower(email) = lower($2)',
}

// The badge of an address that was confirmed by its own mail stays.
const badgeDeleted: Statement = {
  name: 'accounts-badge-of-email-deleted',
  text: 'delete from domain_badges where user_id = $1 and address = $2',
}

/**
 * Gives an account another email, and with it every row that names the account by email. Codes for the two addresses are void.
 * @param member with the email until now
 * @param addressHash SHA-256 of that email in lower case, by which a badge of its domain is found
 * @throws a unique violation if another account has the new email
 */
export async function moveAccount(
  tx: Database,
  { id, email: old }: { readonly id: number; readonly email: string },
  email: string,
  addressHash: Buffer,
): Promise<void> {
  await tx.query(moved, [id, email])
  await tx.query(codesDeleted, [old, email])
  await tx.query(verificationsDeleted, [old, email])
  // Only after the account: the history of moderation lets an address become that of an account only.
  for (const statement of followed) await tx.query(statement, [old, email])
  await tx.query(inquiriesFollowed, [id, old, email])
  await tx.query(badgeDeleted, [id, addressHash])
  await withdrawNews(tx, old)
}
