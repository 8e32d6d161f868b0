import type { Language } from '@within-reach/contract'
import type { Caller } from '../../platform/caller'
import { errors } from '../../platform/errors'
import { languageFor } from '../../platform/language'
import type { TryRule } from '../../platform/limits/tries'
import type { Platform } from '../../platform/platform'
import { hashOf } from '../../platform/secret'
import { allowCode } from '../code-limits'
import { newCode, newLinkSecret } from '../secrets'
import { resetLink } from '../send-code'
import { hashOfChangeCode } from './code'
import { codeMailLifetime, mailChange, maskedEmail } from './mails'
import { isTaken, lockMember, storeRequest } from './queries'
import { storeRestoreLink } from './restore-queries'

/** Each request mails two people, so a member has few. */
const requestsOfMember: TryRule = { most: 10, within: 24 * 60 * 60_000 }

/**
 * Mails a code to the address that a member wants, and a warning to the one that they have. An address that has an account gets
 * another mail, with no code. Nothing else differs, so the member does not learn which it was.
 * @param ask the wanted address, and the network address and the language of the request
 * @returns until when the code is valid
 * @throws too-many (429); unavailable (503) while the mail server is unreachable
 */
export async function askForEmail(
  platform: Platform,
  { userId }: Pick<Caller, 'userId'>,
  { email, address, language }: { email: string; address: string; language: Language },
): Promise<Date | 'cannotBeSent'> {
  const { database, outbox, tries, codeKeys, settings } = platform
  const reach = await outbox.reach(email)
  if (reach === 'refused') return 'cannotBeSent'
  if (reach === 'away')
    throw errors.unavailable('The mail server is unavailable. Try again in half a minute.', 30, {
      part: 'mail',
    })
  await allowCode(tries, email, { address })
  const { allowed, retryAfter } = await tries.take('email-change', String(userId), requestsOfMember)
  if (!allowed) throw errors.tooMany('You have asked for many new emails. Try again later.', retryAfter)

  const digits = newCode()
  const code = hashOfChangeCode(codeKeys.current, userId, email, digits)
  const link = newLinkSecret()
  return database.transaction(async (tx) => {
    const member = await lockMember(tx, userId)
    if (!member) throw errors.loggedOut()
    const isInUse = await isTaken(tx, email, userId)
    const until = await storeRequest(tx, userId, email, isInUse ? undefined : code)
    await mailChange(
      platform,
      tx,
      { to: email, language, validFor: codeMailLifetime },
      isInUse ? { about: 'in use' } : { about: 'code', code: digits },
    )
    await storeRestoreLink(tx, userId, member.email, hashOf(link))
    await mailChange(
      platform,
      tx,
      { to: member.email, language: languageFor(member, language) },
      {
        about: 'asked',
        masked: maskedEmail(email),
        link: resetLink(settings.publicUrl, member.email, link),
      },
    )
    return until
  })
}
