import { limits } from '@within-reach/contract'
import type { Author, PublicKind } from '../platform/authors/author-queries'
import type { Database, Statement } from '../platform/database/database'

/** The author of a post or comment, as an agent finds them. */
export interface Host extends Author {
  /** The subject or the start of the comment; null if a moderator hid it. */
  readonly text: string | null
}

const hidden = `select u.id, u.nick, u.email = '' as former, null as text
    from withdrawn w join users u on u.id = w.user_id where w.content_id = $1`

// One statement for both tables, so that content that is moved between them meanwhile is found.
const hosts: Readonly<Record<PublicKind, Statement>> = {
  post: {
    name: 'badges-host-of-post',
    text: `select u.id, u.nick, u.email = '' as former, p.subject as text
      from posts p join users u on u.id = p.user_id where p.id = $1
      union all ${hidden} and w.kind = 'post'`,
  },
  comment: {
    name: 'badges-host-of-comment',
    text: `select u.id, u.nick, u.email = '' as former, left(c.body, ${limits.excerpt}) as text
      from comments c join users u on u.id = c.user_id where c.id = $1
      union all ${hidden} and w.kind = 'comment'`,
  },
}

/** The author of a post or comment, hidden or not; undefined if it does not exist. */
export async function findHost(database: Database, kind: PublicKind, id: number): Promise<Host | undefined> {
  return (await database.query<Host>(hosts[kind], [id]))[0]
}

const agentFound: Statement = {
  name: 'badges-papers-agent',
  text: `select u.nick from papers_seen p left join users u on lower(u.email) = lower(p.granted_by)
    where p.user_id = $1 and p.revoked_at is null order by p.expires_at desc limit 1`,
}

/** The nick of the agent whose note about a member's papers counts longest; null if there is none, or if the account is gone. */
export async function findAgent(database: Database, userId: number): Promise<string | null> {
  return (await database.query<{ nick: string | null }>(agentFound, [userId]))[0]?.nick ?? null
}

const papersGranted: Statement = {
  name: 'badges-papers-granted',
  text: `with added as (
      insert into papers_seen (user_id, granted_by, expires_at)
      values ($1, $2, now() + $3 * interval '1 day') returning expires_at
    )
    select greatest(expires_at, (
      select max(p.expires_at) from papers_seen p where p.user_id = $1 and p.revoked_at is null
    )) as expires_at from added`,
}

/**
 * Notes that an agent saw a member's papers.
 * @param who the agent's email
 * @returns until when the papers count: an earlier note may count longer
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
