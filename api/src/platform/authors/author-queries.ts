import type { ContentKind } from '@within-reach/contract'
import type { Database, Statement } from '../database/database'

/** The member who wrote something. */
export interface Author {
  readonly id: number
  readonly nick: string
  /** It stands for everybody whose account was deleted. */
  readonly former: boolean
}

/** The texts that everybody may read. */
export type PublicKind = Exclude<ContentKind, 'message'>

const authors: Readonly<Record<PublicKind, Statement>> = {
  post: {
    name: 'authors-of-post',
    text: `select u.id, u.nick, u.email = '' as former from posts p join users u on u.id = p.user_id where p.id = $1`,
  },
  comment: {
    name: 'authors-of-comment',
    text: `select u.id, u.nick, u.email = '' as former from comments c join users u on u.id = c.user_id where c.id = $1`,
  },
}

const sender: Statement = {
  name: 'authors-of-message',
  // A message that a block hides is still known, so that a repeated block of its sender finds them.
  text: `select u.id, u.nick, u.email = '' as former from messages m join users u on u.id = m.from_id
    where m.id = $1 and (
      m.to_id = $2 and (m.to_deleted_at is null or m.withheld = 'hidden')
      or m.from_id = $2 and m.from_deleted_at is null
    )`,
}

/** The author of a post or comment; undefined if it does not exist. */
export async function findAuthor(
  database: Database,
  kind: PublicKind,
  id: number,
): Promise<Author | undefined> {
  return (await database.query<Author>(authors[kind], [id]))[0]
}

/** The sender of a message that this member received or sent, or undefined. */
export async function findSender(
  database: Database,
  readerId: number,
  id: number,
): Promise<Author | undefined> {
  return (await database.query<Author>(sender, [id, readerId]))[0]
}
