import type { FastifyRequest } from 'fastify'
import type { Language } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import { languageFor, languageOf } from '../platform/language'
import type { Platform } from '../platform/platform'
import { hashOf } from '../platform/secret'
import { storeRevertLink } from './code-queries'
import { newLinkSecret } from './secrets'
import { resetLink } from './send-code'

/** The texts of a mail about something that only the owner of an account should have done. */
export interface RevertibleMail {
  readonly subject: string
  /** What happened. */
  readonly what: string
  /** What to do if it was the owner. */
  readonly own: string
  /** What the link does, if it was not. */
  readonly stranger: string
}

/**
 * Mails a member with a link that sets another password, in the transaction of what it reports.
 * @param request gives the language if the member's own is unknown
 */
export async function sendRevertibleMail(
  { outbox, settings }: Pick<Platform, 'outbox' | 'settings'>,
  tx: Database,
  member: { readonly email: string; readonly language: string | null },
  request: FastifyRequest,
  textsIn: (language: Language) => RevertibleMail,
): Promise<void> {
  const secret = newLinkSecret()
  await storeRevertLink(tx, member.email, hashOf(secret))
  const { subject, what, own, stranger } = textsIn(languageFor(member, languageOf(request)))
  const link = resetLink(settings.publicUrl, member.email, secret)
  const text = [what, own, stranger, link, 'Within Reach', ''].join('\n\n')
  await outbox.enqueue(tx, { to: member.email, subject, text })
}
