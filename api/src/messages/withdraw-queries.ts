import type { Database, Statement } from '../platform/database/database'
import type { Moved, ReportableText, WithdrawalReason } from '../platform/withdrawal/content-store'

const messageWithdrawn: Statement = {
  name: 'messages-message-withdrawn',
  // A trigger subtracts it from the checkpoints of both folders.
  text: `with message as (
      delete from messages where id = $1 returning *
    )
    insert into withdrawn (kind, content_id, user_id, other_id, decision_id, content, delete_at)
    select 'message', id, from_id, to_id, $2, to_jsonb(message), now() + $3 * interval '1 day' from message
    returning id as "withdrawnId", array_remove(array[
      case when content->>'from_deleted_at' is null then user_id end,
      case when content->>'to_deleted_at' is null then other_id end], null) as holders`,
}

/** Moves a message of both folders to the withdrawn content; undefined if there is no such message. */
export async function withdrawMessage(
  tx: Database,
  id: number,
  { decisionId, keptFor }: WithdrawalReason,
): Promise<Moved | undefined> {
  return (await tx.query<Moved>(messageWithdrawn, [id, decisionId, keptFor]))[0]
}

// Checkpoints must not be added meanwhile: they count either with the message or after it.
const foldersLocked: Statement = {
  name: 'messages-folders-locked-to-restore',
  text: `select pg_advisory_xact_lock_shared(hashtext('message checkpoints'), member)
    from withdrawn w, unnest(array[w.user_id, w.other_id]) member where w.id = $1`,
}

const messageRestored: Statement = {
  name: 'messages-message-restored',
  // A message that a block had hidden comes back to its recipient, unless a block is there now: the trigger decides.
  text: `with message as (
      insert into messages overriding system value
      select old.* from withdrawn w, jsonb_populate_record(null::messages,
        case when w.content->>'withheld' = 'hidden' then w.content || '{"to_deleted_at":null,"withheld":null}' else w.content end) old
      where w.id = $1 and w.kind = 'message'
      returning id, from_id, to_id, from_deleted_at, to_deleted_at
    ), counted as (
      update message_checkpoints c set messages = c.messages + 1 from message m
      where c.last_id >= m.id and (
        (c.user_id = m.to_id and c.folder = 'inbox' and m.to_deleted_at is null)
        or (c.user_id = m.from_id and c.folder = 'sent' and m.from_deleted_at is null))
    )
    select $1 as "withdrawnId", array_remove(array[
      case when from_deleted_at is null then from_id end,
      case when to_deleted_at is null then to_id end], null) as holders
    from message`,
}

// The trigger takes every message that is inserted during a block for one that was sent during it. This one was there before.
const hiddenByBlock: Statement = {
  name: 'messages-message-hidden-by-block',
  text: `update messages m set withheld = 'hidden' from withdrawn w
    where w.id = $1 and m.id = w.content_id and m.withheld = 'undelivered'
      and (w.content->>'withheld' = 'hidden' or w.content->>'to_deleted_at' is null)`,
}

/**
 * Moves a message back to the folders that it was in; undefined if it is not withdrawn. During a block it comes back to the
 * recipient's folder when the block ends, also if it was hidden before the block began.
 */
export async function restoreMessage(tx: Database, withdrawnId: number): Promise<Moved | undefined> {
  await tx.query(foldersLocked, [withdrawnId])
  const [message] = await tx.query<Moved>(messageRestored, [withdrawnId])
  if (message) await tx.query(hiddenByBlock, [withdrawnId])
  return message
}

const messagesOfMember: Statement = {
  name: 'messages-of-member',
  text: 'select id from messages where from_id = $1 order by id desc',
}

/** The ids of the messages that a member sent, the newest first. */
export async function listMessagesOf(database: Database, senderId: number): Promise<number[]> {
  return (await database.query<{ id: number }>(messagesOfMember, [senderId])).map(({ id }) => id)
}

const messageReported: Statement = {
  name: 'messages-message-reported',
  // A message that a block hides is still known, so that a report of it can be changed.
  text: `select from_id as "authorId", to_id as "contextId", body as text from messages
    where id = $1 and ($2::integer is null or (to_id = $2 and (to_deleted_at is null or withheld = 'hidden'))
      or (from_id = $2 and from_deleted_at is null))`,
}

/**
 * The text of a message, and its sender.
 * @param readerId finds only a message in a folder of this member, or hidden by their block; undefined finds any
 */
export async function findMessageText(
  database: Database,
  id: number,
  readerId: number | undefined,
): Promise<ReportableText | undefined> {
  return (await database.query<ReportableText>(messageReported, [id, readerId ?? null]))[0]
}
