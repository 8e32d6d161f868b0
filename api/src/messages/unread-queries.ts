import type { Unread } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

const unreadCounted: Statement = {
  name: 'messages-unread-counted',
  text: `select member.id,
      (select count(*)::integer from messages where to_id = member.id and read_at is null and to_deleted_at is null) as count,
      coalesce(
        (select id from messages where to_id = member.id and to_deleted_at is null order by id desc limit 1), 0
      ) as inbox,
      coalesce(
        (select id from messages where from_id = member.id and from_deleted_at is null order by id desc limit 1), 0
      ) as sent
    from unnest($1::integer[]) member(id)`,
}

/** The unread counts of these members, and their newest messages. */
export async function countUnread(
  database: Database,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, Unread>> {
  const rows = await database.query<{ id: number; count: number; inbox: number; sent: number }>(
    unreadCounted,
    [memberIds],
  )
  return new Map(rows.map(({ id, count, ...newest }) => [id, { count, newest }]))
}

const messageRead: Statement = {
  name: 'messages-message-read',
  text: 'update messages set read_at = now() where id = $2 and to_id = $1 and read_at is null returning id',
}

/** Marks a message as opened by its recipient; false if it already was. */
export async function markRead(database: Database, recipientId: number, id: number): Promise<boolean> {
  return (await database.query(messageRead, [recipientId, id])).length > 0
}
