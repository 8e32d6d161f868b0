import { languageNamed } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import { nextDigest, quietUntil } from '../platform/mail/quiet-hours'
import { stopWays } from '../platform/mail/stop-links'
import type { Platform } from '../platform/platform'
import {
  type DueMember,
  findDueMember,
  findDueThreads,
  lockNotifications,
  markMailed,
  postpone,
  postponeMember,
  rest,
  type Thread,
} from './due-queries'
import { dailyMail, newsMail, type Stopped, type ThreadNews } from './mails'
import { newsPath } from './news-path'
import { findNews, type News } from './news-queries'
import { findSettings, type NewsKind } from './settings-queries'

type Parts = Pick<Platform, 'database' | 'outbox' | 'settings' | 'codeKeys' | 'log'>

interface Found {
  readonly thread: Thread
  readonly news: News
}

const kindOf = ({ sender_id }: Thread): NewsKind => (sender_id === null ? 'comments' : 'messages')

/**
 * Writes what is due to the member who has waited longest, or lets it wait for the end of the quiet hours or for the daily mail.
 * @returns whether anything was due
 */
export async function notifyOne(parts: Parts): Promise<boolean> {
  const { database, log } = parts
  const due: { member?: DueMember } = {}
  try {
    await database.transaction(async (tx) => {
      await lockNotifications(tx)
      due.member = await findDueMember(tx)
      if (due.member) await notifyMember(parts, tx, due.member)
    })
  } catch (error) {
    if (!due.member) throw error
    // The others do not wait for a member whose mails fail. Without a database, this fails as well.
    await postponeMember(database, due.member.user_id)
    log.warn(
      { err: error, member: due.member.user_id },
      'a member could not be notified; tried again in ten minutes',
    )
  }
  return due.member !== undefined
}

async function notifyMember(parts: Parts, tx: Database, member: DueMember): Promise<void> {
  const now = new Date()
  const threads = await findDueThreads(tx, member.user_id)
  const settings = await findSettings(tx, member.user_id)
  const isWanted = (thread: Thread): boolean => member.gets_mails && settings[kindOf(thread)] !== 'none'
  const isDaily = (thread: Thread): boolean => settings[kindOf(thread)] === 'daily'
  await rest(
    tx,
    threads.filter((thread) => !isWanted(thread)),
  )
  const wanted = threads.filter(isWanted)
  // Also in the quiet hours: at their end, the daily mail of this morning may be gone.
  const forDigest = wanted.filter((thread) => isDaily(thread) && !thread.in_digest)
  await postpone(tx, forDigest, nextDigest(settings.timeZone, now), true)
  const due = wanted.filter((thread) => !forDigest.includes(thread))
  const ends = quietUntil(settings, now)
  if (ends) await postpone(tx, due, ends)
  else await notify(parts, tx, member, due, isDaily)
}

async function notify(
  parts: Parts,
  tx: Database,
  member: DueMember,
  threads: readonly Thread[],
  isDaily: (thread: Thread) => boolean,
): Promise<void> {
  const found: Found[] = []
  const read: Thread[] = []
  for (const thread of threads) {
    const news = await findNews(tx, member.user_id, thread)
    if (news) found.push({ thread, news })
    else read.push(thread)
  }
  await rest(tx, read)
  for (const one of found.filter(({ thread }) => !isDaily(thread)))
    await mail(parts, tx, member, [one], false)
  await mail(
    parts,
    tx,
    member,
    found.filter(({ thread }) => isDaily(thread)),
    true,
  )
}

/** Writes one mail about threads, if there are any: the daily mail, or that of one thread. */
async function mail(
  { outbox, settings, codeKeys }: Parts,
  tx: Database,
  { user_id: id, email: to, language: stored }: DueMember,
  found: readonly Found[],
  daily: boolean,
): Promise<void> {
  const language = languageNamed(stored)
  const all = found.map((one) => presented(settings.publicUrl, one))
  const [first] = all
  if (!first) return
  const stopped: Stopped = all.every(({ kind }) => kind === first.kind) ? first.kind : 'news'
  const { page: stop, stopAddress } = stopWays({ settings, codeKeys }, { of: stopped, id })
  const ways = { settings: `${settings.publicUrl}/notifications`, stop }
  const letter = daily ? dailyMail(all, stopped, ways, language) : newsMail(first, ways, language)
  await outbox.enqueue(tx, { ...letter, to, stopAddress })
  for (const { thread, news } of found) await markMailed(tx, thread, news.last_id)
}

function presented(publicUrl: string, { thread, news }: Found): ThreadNews {
  const { count, nick, subject, is_own: isOwn, last_id: lastId } = news
  const page = `${publicUrl}${newsPath(thread, lastId)}`
  return { kind: kindOf(thread), count, nick, subject, isOwn, page }
}
