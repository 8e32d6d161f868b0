import { languageNamed, type ModerationAction, type ReportReason } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import { zonedDayOf } from '../platform/mail/days'
import type { Platform } from '../platform/platform'
import type { MailTexts } from './mail-parts'
import { mailTexts } from './mail-texts'
import type { Addressee, Author } from './member-queries'

type Sender = Pick<Platform, 'outbox' | 'settings'>

/** A decision, as its author is told. */
export interface ToldDecision {
  readonly action: ModerationAction
  readonly reason: ReportReason
  readonly note: string
  /** How many texts it is about. */
  readonly texts: number
  readonly until: Date | undefined
  /** For a banned member: the secret to appeal without logging in. */
  readonly secret: string | undefined
}

/** Mails the author about a decision. Nothing in it tells who reported or who decided. */
export async function mailDecision(
  { outbox, settings }: Sender,
  tx: Database,
  to: Addressee,
  { action, reason, note, texts, until, secret }: ToldDecision,
): Promise<void> {
  if (action === 'dismiss') return
  const { decided, reasons } = textsFor(to)
  const day = until ? zonedDayOf(until, languageNamed(to.language)) : ''
  // After the #, so that no log and no Referer has the secret. The parameter tells the service that one follows.
  const link = secret === undefined ? '' : `?link=1#${secret}`
  await outbox.enqueue(tx, {
    to: to.email,
    subject: decided.subject,
    text: textOf(
      decided.actions[action](day),
      ...(texts > 1 ? [decided.several(texts)] : []),
      decided.reason(reasons[reason]),
      ...(note === '' ? [] : [`${decided.note}\n${note}`]),
      `${decided.appeal}\n${settings.publicUrl}/notices${link}`,
    ),
  })
}

/** What became of a decision. */
export interface ToldAnswer {
  readonly event: 'reversed' | 'upheld' | 'upheldButGone' | 'dismissed'
  readonly action: ModerationAction
  readonly answer?: string
}

/**
 * Mails the author that a decision was reversed, or how an appeal was answered. A banned member cannot log in, so their mail has no
 * way to the page that needs it.
 */
export async function mailAuthor(
  { outbox, settings }: Sender,
  tx: Database,
  to: Author,
  { event, action, answer = '' }: ToldAnswer,
): Promise<void> {
  const texts = textsFor(to)
  const [subject, text] = texts[event]
  await outbox.enqueue(tx, {
    to: to.email,
    subject,
    text: textOf(
      text,
      ...(action === 'ban' && !to.banned ? [texts.reopened] : []),
      ...(answer === '' ? [] : [`${texts.answer}\n${answer}`]),
      ...(to.banned ? [] : [`${texts.ownNotices}\n${settings.publicUrl}/notices`]),
    ),
  })
}

/** Mails a reporter what became of their report. */
export async function mailReporter(
  { outbox, settings }: Sender,
  tx: Database,
  to: Addressee,
  outcome: 'acted' | 'kept',
): Promise<void> {
  const texts = textsFor(to)
  const [subject, text] = texts[outcome]
  const link = `${texts.ownReports}\n${settings.publicUrl}/myreports`
  await outbox.enqueue(tx, { to: to.email, subject, text: textOf(text, link) })
}

const textsFor = ({ language }: Addressee): MailTexts => mailTexts[languageNamed(language)]

const textOf = (...paragraphs: string[]): string => [...paragraphs, 'Within Reach', ''].join('\n\n')
