import { limits, postOfHandle } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import { containing } from '../platform/database/like'
import { authorOf, memberWith, sendToAuthor, sendToEmail } from './queries'

const largestId = 2_147_483_647

/** The id of the member whom an email or an author handle (`post:<id>`) names; undefined where it names nobody. */
export async function findRecipient(database: Database, to: string): Promise<number | undefined> {
  const postId = postOfHandle(to)
  if (postId === undefined) return memberWith(database, to)
  return postId > largestId ? undefined : authorOf(database, postId)
}

/**
 * Sends a message to an email or to the author of a post (`post:<id>`).
 * @returns the recipient's id; undefined where that reaches nobody
 */
export async function sendMessage(
  database: Database,
  fromId: number,
  to: string,
  body: string,
): Promise<number | undefined> {
  const postId = postOfHandle(to)
  if (postId === undefined) return sendToEmail(database, fromId, to, body, preview(body))
  return postId > largestId ? undefined : sendToAuthor(database, fromId, postId, body, preview(body))
}

/** The first 80 characters on one line. By code points, so that no emoji is cut in two. */
function preview(body: string): string {
  return [...body.replace(/\s+/g, ' ').trim()].slice(0, limits.previewCharacters).join('')
}

/** The LIKE pattern that finds this text, or undefined for no text. */
export function searchPattern(searched: string): string | undefined {
  return searched === '' ? undefined : containing(searched.toLowerCase())
}
