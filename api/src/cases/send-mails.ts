import type { CaseState } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import type { Platform } from '../platform/platform'
import { lockAlarming, markAlarmed } from './alarm-queries'
import { change } from './change'
import { hashOf, newSecret } from '../platform/secret'
import { type DueMail, findMailed, lockDueMail, type MailedEntry, markMailed } from './mail-queries'
import { alarmMail, askerMail, confirmationMail, type News, newsMail } from './mails'
import { pagesOf } from './pages'
import { numberOf } from './presenter'
import { lockUnconfirmed } from './queries'
import { statusOf } from './service'
import { markConfirmed, saveStatus, setLink } from './write-queries'

type Parts = Pick<Platform, 'database' | 'outbox' | 'settings' | 'signals'>

/**
 * Confirms the oldest inquiry that was not confirmed: who asked gets its number and the way to its page, for a visitor a link. Only
 * then an answer is due, and none to an entry of the waiting list.
 * @returns whether there was one
 */
export function confirmOne({ database, outbox, settings, signals }: Parts): Promise<boolean> {
  return database.transaction(async (tx) => {
    const found = await lockUnconfirmed(tx)
    if (!found) return false
    const { id, email, language, user_id: userId, created_at: now, waits } = found
    const changed = change(
      statusOf(found),
      { type: 'confirmed', waits },
      { now, answerWithinDays: settings.answerWithinDays },
    )
    if (changed) await saveStatus(tx, id, changed.status)
    const pages = pagesOf(settings.publicUrl)
    const secret = userId === null ? newSecret() : undefined
    if (secret !== undefined) await setLink(tx, id, hashOf(secret))
    const page = secret === undefined ? pages.own(id) : pages.linked(secret)
    const next = waits ? 'waiting list' : changed?.status.dueAt
    const mail = confirmationMail({ number: numberOf(found), language }, page, next)
    await outbox.enqueue(tx, { ...mail, to: email, replyTo: settings.agentEmail })
    await markConfirmed(tx, id)
    tx.afterCommit(() => signals.announce('cases', id))
    return true
  })
}

/**
 * Writes the mails of the case whose mail has been due longest, with everything that is new for a side.
 * @returns whether there was one
 */
export function mailOne(parts: Parts): Promise<boolean> {
  return parts.database.transaction(async (tx) => {
    const found = await lockDueMail(tx)
    if (!found) return false
    if (found.asker_due) await mailAsker(parts, tx, found)
    if (found.staff_due) await mailStaff(parts, tx, found)
    return true
  })
}

async function mailAsker({ outbox, settings }: Parts, tx: Database, found: DueMail): Promise<void> {
  const { id, language, email, has_page: hasPage, link_in: linkIn, closed } = found
  const news = (await findMailed(tx, id, 'asker', found.asker_mailed)).flatMap(newsOf)
  await markMailed(tx, id, 'asker')
  if (news.length === 0) return
  const way = hasPage ? { page: pagesOf(settings.publicUrl).own(id) } : linkIn && { linkIn }
  const mail = newsMail({ number: numberOf(found), language, closed }, news, way)
  await outbox.enqueue(tx, { ...mail, to: email, replyTo: settings.agentEmail })
}

function newsOf({ kind, author, body, state, due_at: due, offer }: MailedEntry): News[] {
  if (kind === 'message') return [{ kind, agent: author ?? undefined, text: body }]
  if (kind === 'offer' && offer) return [{ kind, ...offer, text: offer.body }]
  if (kind === 'agent') return [{ kind, agent: body }]
  if (kind === 'state') return [{ kind, state: state as CaseState }]
  return kind === 'due' && due ? [{ kind, due }] : []
}

async function mailStaff({ outbox, settings }: Parts, tx: Database, found: DueMail): Promise<void> {
  const { id, name } = found
  const entries = await findMailed(tx, id, 'staff', found.staff_mailed)
  await markMailed(tx, id, 'staff')
  if (entries.length === 0) return
  const news = entries.map(({ body, answer, offer }) => ({
    text: body,
    answer: answer ?? undefined,
    title: offer?.title,
  }))
  const mail = askerMail({ number: numberOf(found), name }, news, pagesOf(settings.publicUrl).desk(id))
  await outbox.enqueue(tx, { ...mail, to: found.agent_email ?? settings.agentEmail })
}

/**
 * Tells the agents which cases nobody has, or are overdue: once, then daily.
 * @returns how many
 */
export function mailAlarms({ database, outbox, settings }: Parts): Promise<number> {
  return database.transaction(async (tx) => {
    const found = await lockAlarming(tx)
    if (found.length === 0) return 0
    const pages = pagesOf(settings.publicUrl)
    const mail = alarmMail(
      found.map((one) => ({
        number: numberOf(one),
        title: one.title,
        agent: one.agent ?? undefined,
        created: one.created_at,
        overdueSince: one.overdue && one.due_at ? one.due_at : undefined,
        page: pages.desk(one.id),
      })),
    )
    await outbox.enqueue(tx, { ...mail, to: settings.agentEmail })
    await markAlarmed(
      tx,
      found.map(({ id }) => id),
    )
    return found.length
  })
}
