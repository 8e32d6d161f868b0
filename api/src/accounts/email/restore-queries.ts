import { limits } from '@within-reach/contract'
import type { Database, Statement } from '../../platform/database/database'
import { interval } from '../queries'

const linkStored: Statement = {
  name: 'accounts-restore-link-stored',
  text: `insert into mailed_codes (email, purpose, browser, link, expires_at, link_expires_at, user_id, former_email)
    values (lower($2), 'restore', $3, $3, now(), now() + ${interval(limits.revertLinkLifetime)}, $1, $2)`,
}

/** Stores a reset link that also gives a member this address back, if they have another one by then. */
export async function storeRestoreLink(
  tx: Database,
  userId: number,
  email: string,
  link: Buffer,
): Promise<void> {
  await tx.query(linkStored, [userId, email, link])
}

// The link that is being used counts too.
const laterLinksDeleted: Statement = {
  name: 'accounts-later-restore-links-deleted',
  text: `with earliest as (
      select min(id) as id from mailed_codes
      where user_id = $1 and email = lower($2) and purpose = 'restore' and link_expires_at > now()
    ), gone as (
      delete from mailed_codes c using earliest e
      where c.user_id = $1 and c.purpose = 'restore' and c.email <> lower($2) and c.id > e.id
    )
    select 1 from earliest where id is not null`,
}

/**
 * A member returns to an address that they left within the week. Addresses that came after it lose their links: otherwise a thief who
 * had changed the address could take the account again.
 * @returns false if the member did not have this address
 */
export async function deleteLaterLinks(tx: Database, userId: number, email: string): Promise<boolean> {
  return (await tx.query(laterLinksDeleted, [userId, email])).length > 0
}

const ownLinksDeleted: Statement = {
  name: 'accounts-own-restore-links-deleted',
  text: `delete from mailed_codes where user_id = $1 and purpose = 'restore' and email = lower($2)`,
}

/** Voids the links of a member to one address. */
export async function deleteLinks(tx: Database, userId: number, email: string): Promise<void> {
  await tx.query(ownLinksDeleted, [userId, email])
}
