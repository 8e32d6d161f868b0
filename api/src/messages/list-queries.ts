import { type Folder, limits } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { type MessageRecord, sideOf } from './queries'

/** The maximum number of counted matches. For more, readers narrow their search. */
export const maxHits = 500

/** The query of each folder: the other side's columns. */
const sides = {
  inbox: {
    // In the inbox the other side is the sender, whose email is needed for a reply.
    columns: 's.nick, s.email as from_email, m.read_at is null as unread',
    tables: 'left join users s on s.id = m.from_id',
    matches: 'lower(s.nick) like $2 or lower(s.email) like $2 or lower(m.body) like $2',
  },
  sent: {
    columns: 'r.nick, s.email as from_email, false as unread',
    tables: 'left join users s on s.id = m.from_id left join users r on r.id = m.to_id',
    // A search must not reveal a hidden address either.
    matches: 'lower(r.nick) like $2 or (not m.to_hidden and lower(r.email) like $2) or lower(m.body) like $2',
  },
} as const

/** Selects the messages of a page by their ids, with the total. An empty page is one row with the total. */
const pageOf = ({ columns, tables }: (typeof sides)[Folder], total: string, ids: string) => `
  select c.*, m.id, m.preview, m.created_at, m.from_id, m.caution, ${columns}
  from (${total}) c
  left join lateral (${ids}) page on true
  left join messages m on m.id = page.id
  ${tables}
  order by m.id desc`

const page = (offset: string) => `order by m.id desc limit ${limits.messagesPageSize} offset ${offset}`

/**
 * The total and the ids come from the folder's index alone, and only the rows of the page are looked up. Both start at a
 * checkpoint, so that few messages are counted: the total at the last one, the page at the next one above its first message.
 */
function listed(folder: Folder): Statement {
  const checkpoints = `from message_checkpoints where user_id = $1 and folder = '${folder}'`
  const total = `
    select counted.*, checkpoint.last_id as start, checkpoint.messages - (counted.total - $2::bigint) as skipped
    from (
      select coalesce(last.messages, 0) + newer.count as total, newer.count as uncounted
      from (select 1) one
      left join (select last_id, messages ${checkpoints} order by last_id desc limit 1) last on true
      left join lateral (
        select count(*)::integer from messages m where ${sideOf[folder]} and m.id > coalesce(last.last_id, 0)
      ) newer on true
    ) counted
    left join lateral (
      select last_id, messages ${checkpoints} and messages >= counted.total - $2::bigint order by last_id limit 1
    ) checkpoint on true`
  const ids = `select m.id from messages m where ${sideOf[folder]} and m.id <= coalesce(c.start, 2147483647)
    ${page('coalesce(c.skipped, $2::bigint)')}`
  return { name: `messages-${folder}-page`, text: pageOf(sides[folder], total, ids) }
}

function searched(folder: Folder): Statement {
  const side = sides[folder]
  const hits = `select m.id from messages m ${side.tables} where ${sideOf[folder]} and (${side.matches})
    order by m.id desc limit ${maxHits}`
  const total = 'select count(*)::integer as total, 0 as uncounted from hits'
  const ids = `select m.id from hits m ${page('$3::bigint')}`
  return {
    name: `messages-${folder}-searched-page`,
    text: `with hits as materialized (${hits}) ${pageOf(side, total, ids)}`,
  }
}

/** The statements of the folders. */
export const lists = { inbox: listed('inbox'), sent: listed('sent') }
const searches = { inbox: searched('inbox'), sent: searched('sent') }

/** A page of a folder, with the total of the folder or the search. */
export interface MessagePage {
  readonly total: number
  /** The messages above the last checkpoint of the folder, which were counted one by one. */
  readonly uncounted: number
  readonly records: readonly MessageRecord[]
}

type Totals = Pick<MessagePage, 'total' | 'uncounted'>

/**
 * One page of a folder, newest first.
 * @param page counted from 1; empty past the end
 */
export function listMessages(
  database: Database,
  userId: number,
  folder: Folder,
  page: number,
): Promise<MessagePage> {
  return read(database, lists[folder], [userId, offsetOf(page)])
}

/**
 * One page of the newest matches in a folder, at most {@link maxHits} in all.
 * @param pattern a lower-case LIKE pattern for nick, email or text
 */
export function searchMessages(
  database: Database,
  userId: number,
  folder: Folder,
  pattern: string,
  page: number,
): Promise<MessagePage> {
  return read(database, searches[folder], [userId, pattern, offsetOf(page)])
}

const offsetOf = (page: number): number => (page - 1) * limits.messagesPageSize

async function read(
  database: Database,
  statement: Statement,
  values: readonly unknown[],
): Promise<MessagePage> {
  const rows = await database.query<Totals & { id: number | null } & MessageRecord>(statement, values)
  const { total, uncounted } = rows[0] ?? { total: 0, uncounted: 0 }
  return { total, uncounted, records: rows.filter(({ id }) => id !== null) }
}
