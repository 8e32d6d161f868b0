import { type Folder, limits } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { inboxSide, type MessageRecord, sentSide } from './queries'

/** The maximum of counted matches. Beyond it, readers narrow their search. */
export const mostHits = 500

/** The query of each folder: its owner's column, and the other side's. */
const sides = {
  inbox: {
    where: inboxSide,
    // In the inbox the other side is the sender, whose email is needed for a reply.
    columns: 's.nick, s.email as from_email, m.read_at is null as unread',
    tables: 'left join users s on s.id = m.from_id',
    matches: 'lower(s.nick) like $2 or lower(s.email) like $2 or lower(m.body) like $2',
  },
  sent: {
    where: sentSide,
    columns: 'r.nick, s.email as from_email, false as unread',
    tables: 'left join users s on s.id = m.from_id left join users r on r.id = m.to_id',
    // A search must not reveal a hidden address either.
    matches: 'lower(r.nick) like $2 or (not m.to_hidden and lower(r.email) like $2) or lower(m.body) like $2',
  },
} as const

/** The message rows of a page's ids, with the total, which an empty page has too. */
const pageOf = ({ columns, tables }: (typeof sides)[Folder], total: string, ids: string) => `
  select c.total, m.id, m.preview, m.created_at, ${columns}
  from (${total}) c
  left join (${ids}) page on true
  left join messages m on m.id = page.id
  ${tables}
  order by m.id desc`

const page = (offset: string) =>
  `order by m.id desc limit ${limits.messagesPageSize} offset ${offset}::bigint`

/** The total and the ids come from the folder's index alone. Only the rows of the page are looked up. */
function listed(folder: Folder): Statement {
  const side = sides[folder]
  const total = `select count(*)::integer as total from messages m where ${side.where}`
  const ids = `select m.id from messages m where ${side.where} ${page('$2')}`
  return { name: `messages-${folder}-page`, text: pageOf(side, total, ids) }
}

function searched(folder: Folder): Statement {
  const side = sides[folder]
  const hits = `select m.id from messages m ${side.tables} where ${side.where} and (${side.matches})
    order by m.id desc limit ${mostHits}`
  const total = 'select count(*)::integer as total from hits'
  const ids = `select m.id from hits m ${page('$3')}`
  return {
    name: `messages-${folder}-searched-page`,
    text: `with hits as materialized (${hits}) ${pageOf(side, total, ids)}`,
  }
}

const lists = { inbox: listed('inbox'), sent: listed('sent') }
const searches = { inbox: searched('inbox'), sent: searched('sent') }

/** A page of a folder, with the total of the folder or the search. */
export interface MessagePage {
  readonly total: number
  readonly records: readonly MessageRecord[]
}

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
 * One page of the newest matches in a folder, at most {@link mostHits} in all.
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
  const rows = await database.query<{ total: number; id: number | null } & MessageRecord>(statement, values)
  return { total: rows[0]?.total ?? 0, records: rows.filter(({ id }) => id !== null) }
}
