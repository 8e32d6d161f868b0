import type { Language } from '@within-reach/contract'
import { errors } from '../platform/errors'
import type { Platform } from '../platform/platform'
import { allowCode, areDigitsEnough, type CodeClient } from './code-limits'
import { deleteExpiredCodes, type Requester, storeCode } from './code-queries'
import { codeMailLifetime } from './email/mails'
import { mailAccount } from './mails'
import { hashOf } from '../platform/secret'
import { hashOfCode, newCode, newLinkSecret } from './secrets'

/** A requested code. */
export interface WantedCode {
  readonly email: string
  /** The member whose password is reset; undefined for a sign-up. */
  readonly userId: number | undefined
  readonly client: CodeClient
  readonly requester: Requester
  /** The secret of the requesting browser. */
  readonly secret: string
  /** The language of the mail. */
  readonly language: Language
}

/**
 * Creates a code and mails it, both or neither. It replaces only an earlier code of the same client.
 * @throws too-many (429); unavailable (503) while the mail server is unreachable, because a code expires before the mail
 * could be sent
 */
export async function sendCode(platform: Platform, wanted: WantedCode): Promise<void> {
  const { database, outbox, tries, codeKeys, settings } = platform
  const { email, userId, client, requester, secret, language } = wanted
  const addressed = { to: email, language, validFor: codeMailLifetime }
  if ((await outbox.reach(email)) === 'away') {
    throw errors.unavailable('The mail server is unavailable. Try again in half a minute.', 30, {
      part: 'mail',
    })
  }
  await allowCode(tries, email, client)
  await deleteExpiredCodes(database)
  const digits = newCode()
  const own = requester.network === undefined ? secret : undefined
  const code = hashOfCode(codeKeys.current, email, digits, own)
  if (userId === undefined) {
    await database.transaction(async (tx) => {
      await storeCode(tx, { email, purpose: 'sign-up', ...requester, code, link: undefined })
      await mailAccount(platform, tx, addressed, { about: 'sign-up', code: digits })
    })
    return
  }
  const enough = client.knownBrowser !== undefined || (await areDigitsEnough(tries, userId))
  const link = newLinkSecret()
  await database.transaction(async (tx) => {
    const stored = { code: enough ? code : undefined, link: hashOf(link) }
    await storeCode(tx, { email, purpose: 'reset', ...requester, ...stored })
    // The mail expires with the code: a later mail is useless to somebody who waits, although the link is valid longer.
    await mailAccount(platform, tx, addressed, {
      about: 'reset',
      code: enough ? digits : undefined,
      link: resetLink(settings.publicUrl, email, link),
    })
  })
}

/** The page that sets a new password with the secret of a mail. */
export const resetLink = (publicUrl: string, email: string, vcode: string): string =>
  `${publicUrl}/enternewpassword?${new URLSearchParams({ email, vcode }).toString()}`
