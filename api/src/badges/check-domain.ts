import { createHash, createHmac, randomInt } from 'node:crypto'
import { type Language, limits } from '@within-reach/contract'
import type { Caller } from '../platform/caller'
import { errors } from '../platform/errors'
import { languageFor } from '../platform/language'
import type { TryRule } from '../platform/limits/tries'
import type { Platform } from '../platform/platform'
import { mailDomainCode } from './code-mail'
import { findCodeAddress, findVerification, storeCode, storeDomain, tryCode } from './domain-queries'
import { organisationOf } from './organisations'

const hour = 60 * 60_000
const day = 24 * hour

/** A code has 100,000 values and five tries, so a member gets few of them. */
const rules = {
  'domain-code-minute': { most: 1, within: 60_000 },
  'domain-code-month': { most: 20, within: 30 * day },
} as const satisfies Record<string, TryRule>
/** The codes to one address by all members together: limits mail bombing. */
const toAddress: TryRule = { most: 3, within: day }

/** Only a hash of the address is kept, so that it counts for one member. */
const hashOfAddress = (email: string): Buffer => createHash('sha256').update(email.toLowerCase()).digest()

const hashOfCode = (key: Buffer, userId: number, email: string, code: string): Buffer =>
  createHmac('sha256', key).update(['domain', userId, email.toLowerCase(), code].join('\0')).digest()

type Checked = 'checked' | 'code-sent' | 'unknownDomain' | 'usedElsewhere' | 'incorrectEmail'

/**
 * Checks the domain of an address. The address of the account was verified at the sign-up or when it was changed, and counts for a year from then. To any
 * other address, and in the last 30 days of that year or after it, a code is mailed. So a badge can be renewed before it ends.
 * @param ofPage the language of the page, for a member whose own is unknown
 * @throws too-many (429); unavailable (503) while the mail server is unreachable
 */
export async function checkDomain(
  platform: Platform,
  caller: Caller,
  email: string,
  ofPage: Language,
): Promise<Checked> {
  const { database, outbox, codeKeys, settings } = platform
  const { userId, email: own } = caller
  const organisation = organisationOf(email, settings.organisations)
  if (!organisation) return 'unknownDomain'
  const verification = await findVerification(database, userId)
  if (email.toLowerCase() === own.toLowerCase() && verification?.recent) {
    const checked = { ...organisation, address: hashOfAddress(email), checked: verification.verified_at }
    const stored = await database.transaction((tx) => storeDomain(tx, userId, checked))
    return stored ? 'checked' : 'usedElsewhere'
  }
  const reach = await outbox.reach(email)
  if (reach === 'refused') return 'incorrectEmail'
  if (reach === 'away')
    throw errors.unavailable('The mail server is unavailable. Try again in half a minute.', 30, {
      part: 'mail',
    })
  for (const [name, rule] of Object.entries(rules)) await demand(platform, name, String(userId), rule)
  await demand(platform, 'domain-code-address', email.toLowerCase(), toAddress)
  const code = String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0')
  await database.transaction(async (tx) => {
    await storeCode(tx, userId, email, hashOfCode(codeKeys.current, userId, email, code))
    const language = languageFor(caller, ofPage)
    await mailDomainCode(platform, tx, { to: email, language }, { domain: organisation.domain, code })
  })
  return 'code-sent'
}

async function demand({ tries }: Platform, name: string, key: string, rule: TryRule): Promise<void> {
  const { allowed, retryAfter } = await tries.take(name, key, rule)
  if (!allowed) throw errors.tooMany('Too many codes were requested. Try again later.', retryAfter)
}

/**
 * Confirms an address by its code.
 * @returns `wrongCode` also for a code that was used, has expired or had five wrong tries
 */
export function confirmDomain(
  { database, codeKeys, settings }: Platform,
  userId: number,
  code: string,
): Promise<'confirmed' | 'wrongCode' | 'usedElsewhere'> {
  return database.transaction(async (tx) => {
    const address = await findCodeAddress(tx, userId)
    if (address === undefined) return 'wrongCode'
    const hashes = codeKeys.accepted.map((key) => hashOfCode(key, userId, address, code))
    const email = await tryCode(tx, userId, hashes)
    const organisation = email === undefined ? undefined : organisationOf(email, settings.organisations)
    if (email === undefined || !organisation) return 'wrongCode'
    const checked = { ...organisation, address: hashOfAddress(email), checked: new Date() }
    return (await storeDomain(tx, userId, checked)) ? 'confirmed' : 'usedElsewhere'
  })
}
