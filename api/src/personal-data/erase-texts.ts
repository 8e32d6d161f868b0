import type { Database, Statement } from '../platform/database/database'
import type { Leaver } from './due-queries'

const commentsDeleted: Statement = {
  name: 'personal-data-comments-deleted',
  text: `delete from comments where id in (select id from comments where user_id = $1 limit 1000) returning 1`,
}

/** Deletes some comments of a member, and returns how many. */
export async function deleteSomeComments(database: Database, userId: number): Promise<number> {
  return (await database.query(commentsDeleted, [userId])).length
}

const hasPostsLeft: Statement = {
  name: 'personal-data-has-posts',
  text: 'select 1 from posts where user_id = $1 limit 1',
}

/** Whether a member still has posts. */
export async function hasPosts(tx: Database, userId: number): Promise<boolean> {
  return (await tx.query(hasPostsLeft, [userId])).length > 0
}

// What stays goes to the account of former members ($2).
const textsHandedOver: readonly Statement[] = [
  {
    name: 'personal-data-posts-handed-over',
    text: 'update posts set user_id = $2 where user_id = $1',
  },
  {
    name: 'personal-data-comments-handed-over',
    text: 'update comments set user_id = $2 where user_id = $1',
  },
]

// A message that the other side deleted, or that a block hides from the recipient, is this member's alone.
const ownMessagesDeleted: readonly Statement[] = [
  {
    name: 'personal-data-sent-messages-deleted',
    text: 'delete from messages where from_id = $1 and (to_deleted_at is not null or to_id = $1)',
  },
  {
    name: 'personal-data-received-messages-deleted',
    text: 'delete from messages where to_id = $1 and from_deleted_at is not null',
  },
]

const messagesHandedOver: readonly Statement[] = [
  {
    name: 'personal-data-sent-messages-handed-over',
    text: 'update messages set from_id = $2, from_deleted_at = coalesce(from_deleted_at, now()) where from_id = $1',
  },
  {
    name: 'personal-data-received-messages-handed-over',
    text: `update messages set to_id = $2, to_deleted_at = coalesce(to_deleted_at, now()),
        read_at = coalesce(read_at, now()), withheld = null
      where to_id = $1`,
  },
]

// A trigger follows the messages of both sides, but not who a side is. All former members are one person to the others.
const conversationsHandedOver: readonly Statement[] = [
  {
    name: 'personal-data-conversations-joined',
    text: `update conversations c set last_id = greatest(c.last_id, own.last_id) from conversations own
      where own.other_id = $1 and c.user_id = own.user_id and c.other_id = $2`,
  },
  {
    name: 'personal-data-conversations-handed-over',
    text: `update conversations c set other_id = $2 where other_id = $1
      and not exists (select from conversations where user_id = c.user_id and other_id = $2)`,
  },
]

const ownConversationsDeleted: Statement = {
  name: 'personal-data-conversations-deleted',
  text: 'delete from conversations where user_id = $1 or other_id = $1',
}

const findingsHandedOver: Statement = {
  name: 'personal-data-findings-handed-over',
  text: `update interlock_findings f set author_id = $2 where author_id = $1 and (
      subject = 'post' and exists (select from posts where id = f.subject_id and user_id = $2)
      or subject = 'comment' and exists (select from comments where id = f.subject_id and user_id = $2)
      or subject = 'message' and exists (select from messages where id = f.subject_id and from_id = $2))`,
}

/**
 * Hands the messages that others hold to the account of former members, and the posts and comments if they stay. The other
 * side of a conversation keeps its copy.
 */
export async function handOverTexts(tx: Database, { id, content }: Leaver, former: number): Promise<void> {
  for (const statement of ownMessagesDeleted) await tx.query(statement, [id])
  for (const statement of conversationsHandedOver) await tx.query(statement, [id, former])
  await tx.query(ownConversationsDeleted, [id])
  const handedOver = [
    ...(content === 'keep' ? textsHandedOver : []),
    ...messagesHandedOver,
    findingsHandedOver,
  ]
  for (const statement of handedOver) await tx.query(statement, [id, former])
}
