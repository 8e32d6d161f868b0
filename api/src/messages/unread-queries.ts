import type { Database, Statement } from '../platform/database/database'

const unreadCounted: Statement = {
  name: 'messages-unread-counted',
  text: `select to_id, count(*)::integer as count from messages
    where to_id = any($1::integer[]) and read_at is null and to_deleted_at is null
    group by to_id`,
}

/** The unread counts of these members; members without unread messages are not in the map. */
export async function countUnread(
  database: Database,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await database.query<{ to_id: number; count: number }>(unreadCounted, [memberIds])
  return new Map(rows.map(({ to_id, count }) => [to_id, count]))
}

const messageRead: Statement = {
  name: 'messages-message-read',
  text: 'update messages set read_at = now() where id = $2 and to_id = $1 and read_at is null returning id',
}

/** Marks a message as opened by its recipient; false if it already was. */
export async function markRead(database: Database, recipientId: number, id: number): Promise<boolean> {
  return (await database.query(messageRead, [recipientId, id])).length > 0
}
