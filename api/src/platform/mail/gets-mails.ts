/**
 * Whether a member gets mails that nobody waits for: not a banned one, not one who is about to delete the account, and not the account
 * of former members, which has no address. `u` is the row of the member.
 */
export const getsMails = `(u.email <> '' and u.banned_at is null and not exists (select from account_deletions d where d.user_id = u.id))`
