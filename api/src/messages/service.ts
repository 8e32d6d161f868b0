import { type FieldsOf, limits, type msgs, postOfHandle } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import { containing } from '../platform/database/like'
import type { Platform } from '../platform/platform'
import { addCheckpoints, spacing } from './checkpoint-queries'
import { listMessages, searchMessages } from './list-queries'
import {
  authorOf,
  memberWith,
  type MessageRecord,
  sendToAuthor,
  sendToEmail,
  type SentMessage,
} from './queries'

const largestId = 2_147_483_647

/** The id of the member that an email or an author handle (`post:<id>`) names; undefined if there is none. */
export async function findRecipient(database: Database, to: string): Promise<number | undefined> {
  const postId = postOfHandle(to)
  if (postId === undefined) return memberWith(database, to)
  return postId > largestId ? undefined : authorOf(database, postId)
}

/**
 * Sends a message to an email or to the author of a post (`post:<id>`).
 * @param about the id of the post that it is about; that of an author handle by default
 * @returns undefined if there is no such recipient
 */
export async function sendMessage(
  database: Database,
  fromId: number,
  to: string,
  body: string,
  about?: number,
): Promise<SentMessage | undefined> {
  const postId = postOfHandle(to)
  const message = { fromId, body, preview: preview(body), about: about ?? postId }
  if (postId === undefined) return sendToEmail(database, to, message)
  return postId > largestId ? undefined : sendToAuthor(database, postId, message)
}

/** The first 80 characters on one line, counted in code points so that no emoji is split. */
function preview(body: string): string {
  return [...body.replace(/\s+/g, ' ').trim()].slice(0, limits.previewCharacters).join('')
}

/** A page of a folder, as the call answers it. */
export interface FolderPage {
  readonly records: readonly MessageRecord[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

/**
 * Reads one page of a member's folder, newest first.
 * @param address the reader's address
 * @throws unavailable (503) if too many searches run at once
 */
export async function readFolder(
  { database, search }: Pick<Platform, 'database' | 'search'>,
  { type, searchData, page }: FieldsOf<typeof msgs>,
  userId: number,
  address: string,
): Promise<FolderPage> {
  const pattern = containing(searchData.toLowerCase())
  const { total, uncounted, records } =
    searchData === ''
      ? await listMessages(database, userId, type, page)
      : await search({ account: userId, address }, (lane) =>
          searchMessages(lane, userId, type, pattern, page),
        )
  if (uncounted > 2 * spacing) await addCheckpoints(database, userId, type)
  return { records, total, page, pages: Math.max(1, Math.ceil(total / limits.messagesPageSize)) }
}
