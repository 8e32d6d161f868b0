import type { Database, Statement } from '../platform/database/database'
import { mayNotifyOne } from '../platform/may-notify'
import type { Thread } from './due-queries'

/** Whose news are looked for, and since which message or comment. */
type Reported = Pick<Thread, 'sender_id' | 'post_id' | 'last_id'>

/** What is new in a thread. */
export interface News {
  /** At most {@link mostCounted}. */
  readonly count: number
  /** The newest message or comment, and its author. */
  readonly last_id: number
  readonly nick: string
  /** Of the post; null for messages. */
  readonly subject: string | null
  /** Whether the post is the member's own. */
  readonly is_own: boolean
}

/** News are counted up to this number. */
export const mostCounted = 100

// A message that was hidden, deleted or withheld by a block is not in the inbox, and so not here. Old ones were decided on before.
const messagesFound: Statement = {
  name: 'notifications-messages-found',
  text: `select count(*)::integer as count, max(m.id) as last_id, u.nick, null as subject, false as is_own
    from users u join lateral (
      select id from messages where to_id = $1 and from_id = u.id and to_deleted_at is null and read_at is null
        and id > $3 and created_at > now() - interval '7 days' order by id desc limit ${mostCounted}
    ) m on true
    where u.id = $2 group by u.nick`,
}

// On a post of somebody else, what its author wrote after the member's own last comment.
const commentsFound: Statement = {
  name: 'notifications-comments-found',
  text: `select count(*)::integer as count, max(c.id) as last_id,
      (array_agg(c.nick order by c.id desc))[1] as nick, p.subject,
      p.user_id = $1 as is_own
    from posts p join lateral (
      select c.id, u.nick from comments c join users u on u.id = c.user_id
      where c.post_id = p.id and c.id > $3 and c.created_at > now() - interval '7 days'
        and ${mayNotifyOne('c.user_id', '$1')}
        and (p.user_id = $1 or c.user_id = p.user_id
          and c.id > (select max(id) from comments where post_id = p.id and user_id = $1))
      order by c.id desc limit ${mostCounted}
    ) c on true
    where p.id = $2 group by p.id`,
}

/** Finds what a member can see in a thread, has not read and was not told of by a mail; undefined if nothing. */
export async function findNews(
  tx: Database,
  userId: number,
  { sender_id: senderId, post_id: postId, last_id: lastId }: Reported,
): Promise<News | undefined> {
  const statement = senderId === null ? commentsFound : messagesFound
  return (await tx.query<News>(statement, [userId, senderId ?? postId, lastId]))[0]
}
