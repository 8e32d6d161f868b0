import { errors } from '../platform/errors'
import { networkOf, wideNetworkOf } from '../platform/limits/network'
import type { Tries, TryRule } from '../platform/limits/tries'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Who asks for a code or enters one. */
export interface CodeClient {
  readonly address: string
  /** The browser, if the member was logged in with it before. */
  readonly knownBrowser?: string
}

/** How many codes may be sent. A known browser and each network have their own share, so that none uses up another's. */
export const sendingRules = {
  aMinute: { most: 1, within: minute },
  anHour: { most: 5, within: hour },
  /** Of all strangers to one email, against mail bombing. */
  ofStrangersAnHour: { most: 10, within: hour },
  ofStrangersADay: { most: 20, within: day },
  fromAddress: { most: 20, within: hour },
  fromNetwork: { most: 100, within: hour },
} as const satisfies Record<string, TryRule>

/**
 * How many wrong codes may be entered, whichever call takes them. The limits of an account grow longer each time it is
 * guessed at. Above those of an account and of the site only the link in the mail is accepted.
 */
export const guessingRules = {
  ofAccount: [
    { most: 5, within: 30 * day },
    { most: 10, within: 180 * day },
    { most: 15, within: 720 * day },
  ],
  /** Sign-up codes of one email, which open no account of anybody. */
  ofEmail: { most: 10, within: day },
  fromNetwork: { most: 30, within: day },
  /** Reset codes of all strangers together. */
  onSite: { most: 400, within: day },
  /** On a browser that is known; above it the browser counts as a stranger. */
  onKnownBrowser: { most: 10, within: 30 * day },
} as const satisfies Record<string, TryRule | readonly TryRule[]>

/**
 * Allows one more code to be sent.
 * @throws too-many (429) where one of `sendingRules` is used up
 */
export async function allowCode(tries: Tries, email: string, client: CodeClient): Promise<void> {
  const demand = async (name: string, key: string, rule: TryRule) => {
    const { allowed, retryAfter } = await tries.take(name, key, rule)
    if (!allowed) throw errors.tooMany('Too many codes were asked for.', retryAfter)
  }
  const share = shareOf(email, client)
  await demand('code-minute', share, sendingRules.aMinute)
  await demand('code-hour', share, sendingRules.anHour)
  await demand('code-address', networkOf(client.address), sendingRules.fromAddress)
  if (client.knownBrowser !== undefined) return
  await demand('code-network', wideNetworkOf(client.address), sendingRules.fromNetwork)
  await demand('code-email-hour', email.toLowerCase(), sendingRules.ofStrangersAnHour)
  await demand('code-email-day', email.toLowerCase(), sendingRules.ofStrangersADay)
}

/** A code has served: who reads that mailbox need not wait to ask for the next one. */
export async function codeServed(tries: Tries, email: string, client: CodeClient): Promise<void> {
  await tries.reset('code-minute', shareOf(email, client))
}

const shareOf = (email: string, { address, knownBrowser }: CodeClient): string =>
  `${email.toLowerCase()} ${knownBrowser ?? wideNetworkOf(address)}`

/** What a code was entered for: a member's account, or an email that has none. */
export type GuessedAt = { readonly userId: number } | { readonly email: string }

/** A code that may be compared. It counts as wrong until it is given back. */
export interface Guess {
  /** The code was right, or was not compared. */
  giveBack(): Promise<void>
}

interface Limit {
  readonly name: string
  readonly key: string
  readonly rule: TryRule
}

/**
 * Counts one code as wrong before it is compared, so that many at once cannot pass the limits.
 * @returns undefined where the digits are not enough any more, only the link
 * @throws too-many (429) where a network has used up its tries
 */
export async function takeGuess(
  tries: Tries,
  target: GuessedAt,
  client: CodeClient,
): Promise<Guess | undefined> {
  const taken: Limit[] = []
  const take = async (limit: Limit) => {
    const answer = await tries.take(limit.name, limit.key, limit.rule)
    taken.push(limit)
    return answer
  }
  const giveBack = async () => {
    for (const { name, key } of taken) await tries.giveBack(name, key)
  }
  if (client.knownBrowser !== undefined) {
    const own = { name: 'guess-browser', key: client.knownBrowser, rule: guessingRules.onKnownBrowser }
    if ((await take(own)).allowed) return { giveBack }
  }
  const network = {
    name: 'guess-network',
    key: wideNetworkOf(client.address),
    rule: guessingRules.fromNetwork,
  }
  const { allowed, retryAfter } = await take(network)
  if (!allowed) throw errors.tooMany('Too many wrong codes from this network.', retryAfter)
  for (const limit of limitsOf(target)) {
    if ((await take(limit)).allowed) continue
    await giveBack()
    return undefined
  }
  return { giveBack }
}

/** Whether the digits alone open an account for strangers; false after it, or the whole site, was guessed at. */
export async function areDigitsEnough(tries: Tries, userId: number): Promise<boolean> {
  for (const { name, key, rule } of limitsOf({ userId }))
    if (await tries.isSpent(name, key, rule)) return false
  return true
}

function limitsOf(target: GuessedAt): Limit[] {
  if ('email' in target)
    return [{ name: 'guess-email', key: target.email.toLowerCase(), rule: guessingRules.ofEmail }]
  const key = String(target.userId)
  return [
    ...guessingRules.ofAccount.map((rule) => ({
      name: `guess-account-${rule.within / day}-days`,
      key,
      rule,
    })),
    { name: 'guess-site', key: '', rule: guessingRules.onSite },
  ]
}
