import { errors } from '../platform/errors'
import type { Platform } from '../platform/platform'
import { allowCode, areDigitsEnough, type CodeClient } from './code-limits'
import { deleteLapsedCodes, type Requester, storeCode } from './code-queries'
import { mailResetCode, mailSignUpCode } from './mails'
import { hashOf, hashOfCode, newCode, newLinkSecret } from './secrets'

/** A code that is asked for. */
export interface WantedCode {
  readonly email: string
  /** Whose password is to be set anew; undefined for a sign-up. */
  readonly userId: number | undefined
  readonly client: CodeClient
  readonly requester: Requester
  /** What the browser that asks holds. */
  readonly secret: string
}

/**
 * Makes a new code and mails it, both or neither. It replaces only what the same client asked for before.
 * @throws too-many (429); unavailable (503) while the mail server is away, since a code does not live long enough to wait
 */
export async function sendCode(platform: Platform, wanted: WantedCode): Promise<void> {
  const { database, outbox, tries, codeKey, settings } = platform
  const { email, userId, client, requester, secret } = wanted
  if ((await outbox.reach(email)) === 'away') {
    throw errors.unavailable('The mail server is away. Try again in half a minute.', 30)
  }
  await allowCode(tries, email, client)
  await deleteLapsedCodes(database)
  const digits = newCode()
  const code = hashOfCode(codeKey, email, digits, requester.network === undefined ? secret : undefined)
  if (userId === undefined) {
    await database.transaction(async (tx) => {
      await storeCode(tx, { email, purpose: 'sign-up', ...requester, code, link: undefined })
      await mailSignUpCode(outbox, tx, email, digits)
    })
    return
  }
  const enough = client.knownBrowser !== undefined || (await areDigitsEnough(tries, userId))
  const link = newLinkSecret()
  await database.transaction(async (tx) => {
    const stored = { code: enough ? code : undefined, link: hashOf(link) }
    await storeCode(tx, { email, purpose: 'reset', ...requester, ...stored })
    await mailResetCode(
      outbox,
      tx,
      email,
      enough ? digits : undefined,
      resetLink(settings.publicUrl, email, link),
    )
  })
}

/** The page that sets a new password, for the secret of a mail. */
export const resetLink = (publicUrl: string, email: string, vcode: string): string =>
  `${publicUrl}/enternewpassword?${new URLSearchParams({ email, vcode }).toString()}`
