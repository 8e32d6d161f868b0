import { limits, unreadCounted } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { sideOf } from './queries'

/** The other side of a conversation, for one member. */
export interface PersonRecord {
  readonly number: number
  readonly nick: string
  /** Empty for former members. */
  readonly email: string
  /** Whether a message told this member the address: one from the other side, or one sent to the address. */
  readonly known: boolean
}

/** A conversation with its last message. */
export interface ConversationRecord extends PersonRecord {
  readonly last_id: number
  readonly preview: string
  readonly created_at: Date
  readonly mine: boolean
  /** What the last message is suspected of; null without a suspicion. */
  readonly caution: readonly string[] | null
  readonly unread: number
}

/** The other side of a conversation, and how this member can write to it. */
export interface FoundConversation extends PersonRecord {
  readonly other_id: number
  /** A post of the other side about which this member wrote lately; null if there is none. */
  readonly post_id: number | null
}

/** A message of a conversation. */
export interface ThreadMessage {
  readonly id: number
  readonly mine: boolean
  readonly created_at: Date
  readonly body: string
  readonly caution: readonly string[] | null
  /** The post that it is about; null if there is none, or none any more. */
  readonly post_id: number | null
  readonly subject: string | null
}

// Not `exists`: PostgreSQL may turn that into a hash of all messages of the member.
const personColumns = `c.number, u.nick, u.email, coalesce(
    (select true from messages m where ${sideOf.inbox} and m.from_id = c.other_id limit 1),
    (select true from messages m where ${sideOf.sent} and m.to_id = c.other_id and not m.to_hidden limit 1),
    false) as known`

/** One more than a page, which tells whether another one follows. */
const rowsRead = (pageSize: number): number => pageSize + 1

const listed: Statement = {
  name: 'messages-conversations-listed',
  text: `select ${personColumns}, c.last_id, last.preview, last.created_at, last.from_id = $1 as mine, last.caution,
      (select count(*)::integer from (
        select from messages m where ${sideOf.inbox} and m.from_id = c.other_id and m.read_at is null limit ${unreadCounted}
      ) counted) as unread
    from (
      select * from conversations where user_id = $1 and last_id < $2 order by last_id desc limit ${rowsRead(limits.pageSize)}
    ) c
    join users u on u.id = c.other_id
    join lateral (
      select m.* from messages m where m.id = c.last_id and (${sideOf.inbox} or ${sideOf.sent})
    ) last on true
    order by c.last_id desc`,
}

/**
 * The conversations of a member with a last message before an id, newest first: one more than a page, if there are more.
 */
export function listConversations(
  database: Database,
  userId: number,
  before: number,
): Promise<ConversationRecord[]> {
  return database.query<ConversationRecord>(listed, [userId, before])
}

const postsNamed = 50

// A message that this side has deleted still finds its conversation, because mails and addresses name it. A withheld message finds none.
// The author of each post is looked up by its id. As a join, the posts of a busy author would all be read for each message.
const found: Statement = {
  name: 'messages-conversation-found',
  text: `select ${personColumns}, c.other_id, (
      select m.about_id from (
        select m.id, m.about_id from messages m where ${sideOf.sent} and m.to_id = c.other_id order by m.id desc limit ${postsNamed}
      ) m where (select p.user_id from posts p where p.id = m.about_id) = c.other_id order by m.id desc limit 1
    ) as post_id
    from (
      select * from conversations where user_id = $1 and number = $2
      union
      select c.* from messages m join conversations c on c.user_id = $1
        and c.other_id = case when m.to_id = $1 then m.from_id else m.to_id end
      where m.id = $2 and (m.from_id = $1 or m.to_id = $1 and m.withheld is null)
    ) c join users u on u.id = c.other_id limit 1`,
}

/** The conversation of a member with this number, or to which this message belongs; undefined if there is none. */
export async function findConversation(
  database: Database,
  userId: number,
  number: number,
): Promise<FoundConversation | undefined> {
  return (await database.query<FoundConversation>(found, [userId, number]))[0]
}

const page = `order by m.id desc limit ${rowsRead(limits.conversationPageSize)}`
const threadRead: Statement = {
  name: 'messages-conversation-read',
  // A message to oneself is in both folders.
  text: `select m.id, m.from_id = $1 as mine, m.created_at, m.body, m.caution, p.id as post_id, p.subject
    from (
      select m.id from (
        (select m.id from messages m where ${sideOf.inbox} and m.from_id = $2 and m.id < $3 ${page})
        union all
        (select m.id from messages m where ${sideOf.sent} and m.to_id = $2 and $1 <> $2 and m.id < $3 ${page})
      ) m ${page}
    ) ids
    join messages m on m.id = ids.id
    left join posts p on p.id = m.about_id
    order by m.id desc`,
}

/** The messages between a member and another one before an id, newest first: one more than a page, if there are more. */
export function readThread(
  database: Database,
  userId: number,
  otherId: number,
  before: number,
): Promise<ThreadMessage[]> {
  return database.query<ThreadMessage>(threadRead, [userId, otherId, before])
}

const threadMarked: Statement = {
  name: 'messages-conversation-marked',
  // Limited, so that a conversation with very many unread messages opens as quickly. The next page marks the others.
  text: `update messages set read_at = now() where read_at is null and id in (
      select m.id from messages m
      where ${sideOf.inbox} and m.from_id = $2 and m.read_at is null and m.id <= $3
      order by m.id desc limit 1000
    ) returning id`,
}

/**
 * Marks what a member received from another one as read.
 * @param upTo the newest message that was read
 * @returns whether anything was unread
 */
export async function markThreadRead(
  database: Database,
  userId: number,
  otherId: number,
  upTo: number,
): Promise<boolean> {
  return (await database.query(threadMarked, [userId, otherId, upTo])).length > 0
}
