import type { Database, Statement } from '../platform/database/database'
import { type FollowHours, listMailHours } from '../platform/mail/mail-hours'
import { nextDigest, quietUntil } from '../platform/mail/quiet-hours'
import { lockMails } from './lock-queries'
import { nextMail } from './due-times'

/** When the quiet hours of a member end; undefined if no mail has to wait. */
export async function findQuietEnd(tx: Database, userId: number): Promise<Date | undefined> {
  const hours = (await listMailHours(tx, [userId])).get(userId)
  return hours && quietUntil(hours, new Date())
}

const digestsMoved: Statement = {
  name: 'saved-searches-digests-moved',
  text: 'update saved_search_digests set due_at = $2 where user_id = any($1::integer[])',
}

/**
 * Moves daily mails to the morning of their members' time zones.
 * @param userIds of those whose mail just became due, at seven UTC
 */
export async function moveToMornings(tx: Database, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return
  const zones = new Map<string | null, number[]>()
  for (const [userId, { timeZone }] of await listMailHours(tx, userIds)) {
    const members = zones.get(timeZone) ?? []
    members.push(userId)
    zones.set(timeZone, members)
  }
  const now = new Date()
  for (const [zone, members] of zones) await tx.query(digestsMoved, [members, nextDigest(zone, now)])
}

const searchesReconsidered: Statement = {
  name: 'saved-searches-reconsidered',
  text: `update saved_search_mails m set due_at = ${nextMail('s.mailed_at')} from saved_searches s
    where s.id = m.search_id and s.user_id = $1`,
}

// The daily mail of this morning may still wait for the end of the quiet hours.
const digestReconsidered: Statement = {
  name: 'saved-searches-digest-reconsidered',
  text: `update saved_search_digests set due_at = case when due_at < $2::timestamptz then now() else $3 end where user_id = $1`,
}

/** Looks at the waiting mails of a member again, by the new hours. */
export const followHours: FollowHours = async (tx, userId, { before, after }) => {
  const now = new Date()
  await lockMails(tx)
  await tx.query(searchesReconsidered, [userId])
  const mornings = [before, after].map(({ timeZone }) => nextDigest(timeZone, now))
  await tx.query(digestReconsidered, [userId, ...mornings])
}
