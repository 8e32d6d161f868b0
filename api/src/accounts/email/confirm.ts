import type { Language } from '@within-reach/contract'
import type { Caller } from '../../platform/caller'
import type { Database } from '../../platform/database/database'
import { languageFor } from '../../platform/language'
import type { Platform } from '../../platform/platform'
import { hashOf } from '../../platform/secret'
import { takeGuess } from '../code-limits'
import { deleteKnownBrowsers } from '../known-browser-queries'
import { deleteTokens } from '../queries'
import { newLinkSecret } from '../secrets'
import { resetLink } from '../send-code'
import { hashOfChangeCode } from './code'
import { mailChange, maskedEmail } from './mails'
import { moveAccount } from './move-queries'
import { findRequest, isTaken, lockMember, type MovingMember, useCode } from './queries'
import { deleteLaterLinks, storeRestoreLink } from './restore-queries'

/** The client that enters the code. */
export interface Confirming {
  readonly caller: Pick<Caller, 'userId' | 'tokenHash'>
  readonly address: string
  /** SHA-256 of the browser's secret, which stays known; undefined for a client without cookies. */
  readonly browser: Buffer | undefined
  /** The language of the page. */
  readonly language: Language
}

export type Confirmed = Pick<MovingMember, 'email' | 'name' | 'nick'> | 'wrongCode' | 'emailInUse'

/**
 * Changes a member's email with the code that was mailed to it, ends every other sign-in, and notifies the old address.
 * @returns `wrongCode` also for a code that was used, has expired or had five wrong tries; `emailInUse` if an account has got the
 * address since the code was mailed
 * @throws too-many (429) if the client's network has entered too many wrong codes, or too many were entered for the email
 */
export async function confirmEmail(
  platform: Platform,
  confirming: Confirming,
  digits: string,
): Promise<Confirmed> {
  const { database, tries, codeKeys } = platform
  const { caller, address } = confirming
  const request = await findRequest(database, caller.userId)
  if (!request) return 'wrongCode'
  const guess = await takeGuess(tries, { email: request.email }, { address })
  if (!guess) return 'wrongCode'
  const hashes = codeKeys.accepted.map((key) => hashOfChangeCode(key, caller.userId, request.email, digits))
  const confirmed = await database
    .transaction((tx) => change(platform, tx, confirming, hashes))
    .catch((error: unknown) => {
      // A sign-up was faster. The code is not used up, but its address is.
      if (isUniqueViolation(error)) return 'emailInUse' as const
      throw error
    })
    .catch(async (error: unknown) => {
      await guess.giveBack()
      throw error
    })
  if (confirmed !== 'wrongCode') await guess.giveBack()
  return confirmed
}

async function change(
  platform: Platform,
  tx: Database,
  { caller: { userId, tokenHash }, browser, language: ofPage }: Confirming,
  hashes: readonly Buffer[],
): Promise<Confirmed> {
  const member = await lockMember(tx, userId)
  const email = member && (await useCode(tx, userId, hashes))
  if (!member || email === undefined) return 'wrongCode'
  if (await isTaken(tx, email, userId)) return 'emailInUse'
  await moveAccount(tx, member, email, hashOf(member.email.toLowerCase()))
  await deleteTokens(tx, userId, tokenHash)
  await deleteKnownBrowsers(tx, userId, browser)
  await tellOldAddress(platform, tx, member, email, languageFor(member, ofPage))
  tx.afterCommit(() => {
    platform.signals.announce('sign-ins', userId)
    platform.signals.announce('badges', userId)
  })
  return { email, name: member.name, nick: member.nick }
}

/** With a link that takes the change back, unless the member has only returned to the address from before. */
async function tellOldAddress(
  platform: Platform,
  tx: Database,
  { id, email: old }: MovingMember,
  email: string,
  language: Language,
): Promise<void> {
  const masked = maskedEmail(email)
  const addressed = { to: old, language }
  if (await deleteLaterLinks(tx, id, email))
    return mailChange(platform, tx, addressed, { about: 'returned', masked })
  const secret = newLinkSecret()
  await storeRestoreLink(tx, id, old, hashOf(secret))
  const link = resetLink(platform.settings.publicUrl, old, secret)
  await mailChange(platform, tx, addressed, { about: 'changed', masked, link })
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'
