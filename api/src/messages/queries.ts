import type { Database, Statement } from '../platform/database/database'

/** A message for one side: the other side's nick, and the sender's email. */
export interface MessageRecord {
  readonly id: number
  readonly nick: string
  readonly from_email: string
  readonly preview: string
  readonly created_at: Date
  /** It is in this side's inbox and was never opened. */
  readonly unread: boolean
  readonly from_id: number
  /** What the message is suspected of; null without a suspicion. */
  readonly caution: readonly string[] | null
}

/** A complete message. */
export interface WholeMessage extends MessageRecord {
  readonly body: string
}

// A message to a member who blocked the sender is stored as deleted on the recipient's side (see migration 0060).
const receivedBy = 'case when withheld is null then to_id else 0 end as to_id'

const aboutPost = '(select id from posts where id = $5::integer)'

// The recipient is locked against deletion until the message is stored.
const sentToEmail: Statement = {
  name: 'messages-sent-to-email',
  text: `insert into messages (from_id, to_id, to_hidden, body, preview, about_id)
    select $1::integer, u.id, false, $3::text, $4::text, ${aboutPost}
    from (select id from users where lower(email) = lower($2) for key share) u
    returning id, ${receivedBy}`,
}

const sentToAuthor: Statement = {
  name: 'messages-sent-to-author',
  text: `insert into messages (from_id, to_id, to_hidden, body, preview, about_id)
    select $1::integer, p.user_id, true, $3::text, $4::text, ${aboutPost} from posts p where p.id = $2
    returning id, ${receivedBy}`,
}

/** A message that was stored. */
export interface SentMessage {
  readonly id: number
  /** Who got it: 0 is nobody, because the recipient blocked the sender. */
  readonly recipientId: number
}

/** A message to store. */
export interface NewMessage {
  readonly fromId: number
  readonly body: string
  readonly preview: string
  /** The id of the post that it is about. Ignored if there is no such post. */
  readonly about: number | undefined
}

const valuesOf = ({ fromId, body, preview, about }: NewMessage, to: string | number) => [
  fromId,
  to,
  body,
  preview,
  about ?? null,
]

/** Sends to the member with this email; undefined if there is none. */
export async function sendToEmail(
  database: Database,
  email: string,
  message: NewMessage,
): Promise<SentMessage | undefined> {
  return sentAs(await database.query(sentToEmail, valuesOf(message, email)))
}

/**
 * Sends to the author of a post, whose address stays hidden; undefined if the post does not exist.
 */
export async function sendToAuthor(
  database: Database,
  postId: number,
  message: NewMessage,
): Promise<SentMessage | undefined> {
  return sentAs(await database.query(sentToAuthor, valuesOf(message, postId)))
}

const sentAs = ([row]: readonly { id: number; to_id: number }[]): SentMessage | undefined =>
  row && { id: row.id, recipientId: row.to_id }

const recipientByEmail: Statement = {
  name: 'messages-recipient-by-email',
  text: 'select id from users where lower(email) = lower($1)',
}

const recipientByPost: Statement = {
  name: 'messages-recipient-by-post',
  text: `select u.id from posts p join users u on u.id = p.user_id where p.id = $1 and u.email <> ''`,
}

/** The id of the member with this email, or undefined. */
export async function memberWith(database: Database, email: string): Promise<number | undefined> {
  return (await database.query<{ id: number }>(recipientByEmail, [email]))[0]?.id
}

/** The id of the author of a post; undefined also for a former member, who reads nothing any more. */
export async function authorOf(database: Database, postId: number): Promise<number | undefined> {
  return (await database.query<{ id: number }>(recipientByPost, [postId]))[0]?.id
}

const writtenBetween: Statement = {
  name: 'messages-written-between',
  text: `select exists (select from messages where from_id = $1 and to_id = $2)
    or exists (select from messages where from_id = $2 and to_id = $1) as written`,
}

/** Whether two members have written to each other, in either direction. */
export async function haveWritten(database: Database, oneId: number, otherId: number): Promise<boolean> {
  const [row] = await database.query<{ written: boolean }>(writtenBetween, [oneId, otherId])
  return row?.written ?? false
}

/** Whether the message `m` is in a folder of the member $1. */
export const sideOf = {
  inbox: 'm.to_id = $1 and m.to_deleted_at is null',
  sent: 'm.from_id = $1 and m.from_deleted_at is null',
} as const

const messageById: Statement = {
  name: 'messages-message-by-id',
  text: `select m.id, case when m.to_id = $1 then s.nick else r.nick end as nick, s.email as from_email,
      m.preview, m.created_at, m.body, m.from_id, m.caution, m.to_id = $1 and m.read_at is null as unread
    from messages m join users s on s.id = m.from_id join users r on r.id = m.to_id
    where m.id = $2 and (${sideOf.inbox} or ${sideOf.sent})`,
}

/** One message that this member has not deleted, or undefined. */
export async function findMessage(
  database: Database,
  userId: number,
  id: number,
): Promise<WholeMessage | undefined> {
  return (await database.query<WholeMessage>(messageById, [userId, id]))[0]
}

const deletedFromSide: Statement = {
  name: 'messages-deleted-from-side',
  text: `update messages m set
      from_deleted_at = case when from_id = $1 then now() else from_deleted_at end,
      to_deleted_at = case when to_id = $1 then now() else to_deleted_at end
    where id = $2 and (${sideOf.inbox} or ${sideOf.sent})
    returning to_id = $1 and read_at is null as unread`,
}

const abandonedDeleted: Statement = {
  name: 'messages-abandoned-deleted',
  // A message that a block hides belongs to its recipient still. Of one that was never delivered, only the fact is kept that it
  // was sent, so that its sender's contacts stay the same.
  text: `with emptied as (
      update messages set body = '', preview = ''
      where id = $1 and from_deleted_at is not null and withheld = 'undelivered'
    )
    delete from messages
    where id = $1 and from_deleted_at is not null and to_deleted_at is not null and withheld is null`,
}

/**
 * Deletes a message from this member's side, and the row once both sides have deleted it.
 * @returns whether it was unread in this member's inbox; undefined if it was not there
 */
export async function deleteFromSide(
  database: Database,
  userId: number,
  id: number,
): Promise<{ readonly unread: boolean } | undefined> {
  const [deleted] = await database.query<{ unread: boolean }>(deletedFromSide, [userId, id])
  if (deleted) await database.query(abandonedDeleted, [id])
  return deleted
}
