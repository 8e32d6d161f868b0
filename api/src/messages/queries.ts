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
}

/** A complete message. */
export interface WholeMessage extends MessageRecord {
  readonly body: string
}

// The recipient is locked against deletion until the message is stored.
const sentToEmail: Statement = {
  name: 'messages-sent-to-email',
  text: `insert into messages (from_id, to_id, to_hidden, body, preview)
    select $1::integer, u.id, false, $3::text, $4::text
    from (select id from users where lower(email) = lower($2) for key share) u
    returning to_id`,
}

const sentToAuthor: Statement = {
  name: 'messages-sent-to-author',
  text: `insert into messages (from_id, to_id, to_hidden, body, preview)
    select $1::integer, p.user_id, true, $3::text, $4::text from posts p where p.id = $2
    returning to_id`,
}

/** Sends to the member with this email and returns their id; undefined if there is none. */
export async function sendToEmail(
  database: Database,
  fromId: number,
  email: string,
  body: string,
  preview: string,
): Promise<number | undefined> {
  return recipientOf(await database.query(sentToEmail, [fromId, email, body, preview]))
}

/**
 * Sends to the author of a post, whose address stays hidden, and returns their id; undefined if the post does not exist.
 */
export async function sendToAuthor(
  database: Database,
  fromId: number,
  postId: number,
  body: string,
  preview: string,
): Promise<number | undefined> {
  return recipientOf(await database.query(sentToAuthor, [fromId, postId, body, preview]))
}

const recipientOf = ([row]: readonly { to_id: number }[]): number | undefined => row?.to_id

const recipientByEmail: Statement = {
  name: 'messages-recipient-by-email',
  text: 'select id from users where lower(email) = lower($1)',
}

const recipientByPost: Statement = {
  name: 'messages-recipient-by-post',
  text: 'select user_id as id from posts where id = $1',
}

/** The id of the member with this email, or undefined. */
export async function memberWith(database: Database, email: string): Promise<number | undefined> {
  return (await database.query<{ id: number }>(recipientByEmail, [email]))[0]?.id
}

/** The id of the author of a post, or undefined. */
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
      m.preview, m.created_at, m.body, m.to_id = $1 and m.read_at is null as unread
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
  text: 'delete from messages where id = $1 and from_deleted_at is not null and to_deleted_at is not null',
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
