import type { Database, Statement } from '../platform/database/database'

const papersGranted: Statement = {
  name: 'badges-papers-granted',
  text: `insert into papers_seen (user_id, granted_by, expires_at)
    values ($1, $2, now() + $3 * interval '1 day') returning expires_at`,
}

/**
 * Notes that an agent saw a member's papers.
 * @param who the agent's email
 * @returns until when the note counts
 */
export async function grantPapers(
  database: Database,
  userId: number,
  who: string,
  days: number,
): Promise<Date> {
  const [row] = await database.query<{ expires_at: Date }>(papersGranted, [userId, who, days])
  if (!row) throw new Error('The insert of a note about papers returned no time')
  return row.expires_at
}

const papersRevoked: Statement = {
  name: 'badges-papers-revoked',
  text: `update papers_seen set revoked_by = $2, revoked_at = now()
    where user_id = $1 and revoked_at is null and expires_at > now() returning 1`,
}

/** Takes back the valid notes about a member's papers; false if there are none. The notes stay, with who took them back. */
export async function revokePapers(database: Database, userId: number, who: string): Promise<boolean> {
  return (await database.query(papersRevoked, [userId, who])).length > 0
}
