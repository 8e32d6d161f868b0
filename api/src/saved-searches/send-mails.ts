import { isLanguage, type Language } from '@within-reach/contract'
import { type LinkedMails, stopWays } from '../platform/mail/stop-links'
import type { Platform } from '../platform/platform'
import { lockMails } from './lock-queries'
import {
  findDueDigest,
  findDueSearch,
  type MailedPost,
  markDigestDone,
  markMailed,
  type Recipient,
  takeUnmailed,
} from './mail-queries'
import { findDaily } from './mails-due-queries'
import { dailyMail, type FoundPosts, foundMail, type NewPost } from './mails'
import { pagesOf } from './pages'
import { readList } from './presenter'

type Parts = Pick<Platform, 'database' | 'outbox' | 'settings' | 'codeKeys'>

/**
 * Writes the mail at once that has been due longest, with every post that waits for it.
 * @returns whether one was due
 */
export function mailOneSearch(parts: Parts): Promise<boolean> {
  const { database, outbox } = parts
  return database.transaction(async (tx) => {
    await lockMails(tx)
    const due = await findDueSearch(tx)
    if (!due) return false
    const [found] = groupBySearch(parts, await takeUnmailed(tx, [due.id]))
    await markMailed(tx, due.id, found !== undefined)
    if (!found) return true
    const { stopAddress, ...ways } = waysOf(parts, { of: 'search', id: due.id })
    await outbox.enqueue(tx, { ...foundMail(found, ways, languageOf(due)), to: due.email, stopAddress })
    return true
  })
}

/**
 * Writes the daily mail that has been due longest, with all daily searches of the member.
 * @returns whether one was due
 */
export function mailOneDigest(parts: Parts): Promise<boolean> {
  const { database, outbox } = parts
  return database.transaction(async (tx) => {
    await lockMails(tx)
    const due = await findDueDigest(tx)
    if (!due) return false
    const found = groupBySearch(parts, await takeUnmailed(tx, await findDaily(tx, due.user_id)))
    await markDigestDone(tx, due.user_id)
    if (found.length === 0) return true
    const { stopAddress, ...ways } = waysOf(parts, { of: 'searches', id: due.user_id })
    await outbox.enqueue(tx, { ...dailyMail(found, ways, languageOf(due)), to: due.email, stopAddress })
    return true
  })
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
