import type { Language } from '@within-reach/contract'
import type { Database } from '../../platform/database/database'
import { languageFor } from '../../platform/language'
import type { Platform } from '../../platform/platform'
import { hashOf } from '../../platform/secret'
import { mailChange } from './mails'
import { moveAccount } from './move-queries'
import { isTaken, lockMember } from './queries'
import { deleteLaterLinks, deleteLinks } from './restore-queries'

/** An account that returns to an earlier address. */
export interface Returning {
  readonly userId: number
  /** The earlier address, as the member wrote it. */
  readonly email: string
}

/**
 * Gives a member an earlier address back, and notifies the other one. Part of a password reset by link, which does the rest.
 * @param language of the page
 * @returns false if another account has the address, which the week's hold on it prevents
 */
export async function restoreEmail(
  platform: Platform,
  tx: Database,
  { userId, email }: Returning,
  language: Language,
): Promise<boolean> {
  const member = await lockMember(tx, userId)
  if (!member || (await isTaken(tx, email, userId))) return false
  await deleteLaterLinks(tx, userId, email)
  await deleteLinks(tx, userId, email)
  if (member.email.toLowerCase() === email.toLowerCase()) return true
  await moveAccount(tx, member, email, hashOf(member.email.toLowerCase()))
  await mailChange(
    platform,
    tx,
    { to: member.email, language: languageFor(member, language) },
    { about: 'taken back' },
  )
  tx.afterCommit(() => platform.signals.announce('badges', userId))
  return true
}
