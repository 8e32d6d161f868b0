import { isLanguage, type Language } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import { type LinkedMails, stopWays } from '../platform/mail/stop-links'
import type { Platform } from '../platform/platform'
import { findQuietEnd } from './hours'
import { lockMails } from './lock-queries'
import {
  findDueDigest,
  findDueSearch,
  type MailedPost,
  markDigestDone,
  markMailed,
  postponeDigest,
  postponeSearch,
  type Recipient,
  takeUnmailed,
} from './mail-queries'
import { findDaily } from './mails-due-queries'
import { dailyMail, type FoundPosts, foundMail, type NewPost } from './mails'
import { pagesOf } from './pages'
import { readList } from './presenter'

type Parts = Pick<Platform, 'database' | 'outbox' | 'settings' | 'codeKeys' | 'log'>

/**
 * Writes the mail at once that has been due longest, with every post that waits for it.
 * @returns whether one was due
 */
export function mailOneSearch(parts: Parts): Promise<boolean> {
  return mailOne(parts, findDueSearch, postponeSearch, async (tx, due) => {
    const [found] = groupBySearch(parts, await takeUnmailed(tx, [due.id]))
    await markMailed(tx, due.id, found !== undefined)
    if (!found) return
    const { stopAddress, ...ways } = waysOf(parts, { of: 'search', id: due.id })
    await parts.outbox.enqueue(tx, { ...foundMail(found, ways, languageOf(due)), to: due.email, stopAddress })
  })
}

/**
 * Writes the daily mail that has been due longest, with all daily searches of the member.
 * @returns whether one was due
 */
export function mailOneDigest(parts: Parts): Promise<boolean> {
  return mailOne(parts, findDueDigest, postponeDigest, async (tx, due) => {
    const found = groupBySearch(parts, await takeUnmailed(tx, await findDaily(tx, due.user_id)))
    await markDigestDone(tx, due.user_id)
    if (found.length === 0) return
    const { stopAddress, ...ways } = waysOf(parts, { of: 'searches', id: due.user_id })
    await parts.outbox.enqueue(tx, { ...dailyMail(found, ways, languageOf(due)), to: due.email, stopAddress })
  })
}

/**
 * Writes what has been due longest, or lets it wait for the end of the member's quiet hours. If that fails, it is tried again later, and
 * the mails of others go on.
 * @returns whether anything was due
 */
async function mailOne<Due extends Recipient>(
  { database, log }: Pick<Parts, 'database' | 'log'>,
  find: (tx: Database) => Promise<Due | undefined>,
  postpone: (database: Database, due: Due, until?: Date) => Promise<void>,
  write: (tx: Database, due: Due) => Promise<void>,
): Promise<boolean> {
  const found: { due?: Due } = {}
  try {
    await database.transaction(async (tx) => {
      await lockMails(tx)
      const due = await find(tx)
      found.due = due
      if (!due) return
      const quietEnd = await findQuietEnd(tx, due.user_id)
      await (quietEnd ? postpone(tx, due, quietEnd) : write(tx, due))
    })
  } catch (error) {
    if (!found.due) throw error
    // Without a database, this fails as well.
    await postpone(database, found.due)
    log.warn(
      { err: error, member: found.due.user_id },
      'a mail about saved searches could not be written; tried again in ten minutes',
    )
  }
  return found.due !== undefined
}

const languageOf = ({ language }: Recipient): Language => (isLanguage(language) ? language : 'en')

function waysOf({ settings, codeKeys }: Parts, linked: LinkedMails) {
  const { page: stop, stopAddress } = stopWays({ settings, codeKeys }, linked)
  return { searches: pagesOf(settings.publicUrl).searches, stop, stopAddress }
}

/** The posts by search, in the order in which they come. */
function groupBySearch({ settings }: Parts, posts: readonly MailedPost[]): FoundPosts[] {
  const pages = pagesOf(settings.publicUrl)
  const found = new Map<number, FoundPosts & { readonly posts: NewPost[] }>()
  for (const { search_id: id, name, list, ...post } of posts) {
    const search = found.get(id) ?? { name, list: pages.list(id, readList(list)), posts: [] }
    found.set(id, search)
    const { subject, region, specific_location: location } = post
    search.posts.push({ subject, region, location, page: pages.post(post.id) })
  }
  return [...found.values()]
}
