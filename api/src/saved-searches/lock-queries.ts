import type { Database, Statement } from '../platform/database/database'

const locked: Statement = {
  name: 'saved-searches-locked',
  text: `select pg_advisory_xact_lock(hashtext('saved searches'))`,
}

/**
 * Waits until no other transaction matches posts, writes mails or changes when mails are due. Each of them takes milliseconds. So a
 * post that is matched while a mail is written is in this mail or in the next one.
 */
export async function lockMails(tx: Database): Promise<void> {
  await tx.query(locked)
}

const memberLocked: Statement = {
  name: 'saved-searches-member-locked',
  text: `select pg_advisory_xact_lock(hashtext('saved searches of a member'), $1)`,
}

/** Waits until the member saves no other search, so that the limit holds. */
export async function lockMember(tx: Database, userId: number): Promise<void> {
  await tx.query(memberLocked, [userId])
}
