import { errors } from '../platform/errors'
import { networkOf, wideNetworkOf } from '../platform/limits/network'
import type { Tries, TryRule } from '../platform/limits/tries'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The client that requests or enters a code. */
export interface CodeClient {
  readonly address: string
  /** The browser, if the member was logged in with it before. */
  readonly knownBrowser?: string
}

/** The limits of sent codes. A known browser and each network have their own share, so that none uses up another's. */
export const sendingRules = {
  aMinute: { most: 1, within: minute },
  anHour: { most: 5, within: hour },
  /** For one email, by all strangers together: limits mail bombing. */
  ofStrangersAnHour: { most: 10, within: hour },
  ofStrangersADay: { most: 20, within: day },
  fromAddress: { most: 20, within: hour },
  fromNetwork: { most: 100, within: hour },
} as const satisfies Record<string, TryRule>

/**
 * The limits of wrong codes, on every call that accepts one. The limits of an account apply to growing periods. Above the
 * limit of the account or of the site, only the link in the mail is accepted. Mails to an email without an account have none.
 */
export const guessingRules = {
  ofAccount: [
    { most: 5, within: 30 * day },
    { most: 10, within: 180 * day },
    { most: 15, within: 720 * day },
  ],
  /** Sign-up codes of one email. They open no existing account. */
  ofEmail: { most: 10, within: day },
  fromNetwork: { most: 30, within: day },
  /** Reset codes of all strangers together. */
  onSite: { most: 400, within: day },
  /** For a known browser. Above the limit it counts as a stranger. */
  onKnownBrowser: { most: 10, within: 30 * day },
} as const satisfies Record<string, TryRule | readonly TryRule[]>

/**
 * Counts one more sent code.
 * @throws too-many (429) if a limit of `sendingRules` is reached
 */
export async function allowCode(tries: Tries, email: string, client: CodeClient): Promise<void> {
  const demand = async (name: string, key: string, rule: TryRule) => {
    const { allowed, retryAfter } = await tries.take(name, key, rule)
    if (!allowed) throw errors.tooMany('Too many codes were requested. Try again later.', retryAfter)
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

/** After a successful code, the mailbox's owner may request the next one at once. */
export async function codeServed(tries: Tries, email: string, client: CodeClient): Promise<void> {
  await tries.reset('code-minute', shareOf(email, client))
}

const shareOf = (email: string, { address, knownBrowser }: CodeClient): string =>
  `${email.toLowerCase()} ${knownBrowser ?? wideNetworkOf(address)}`

/** The target of a code: a member's account, or an email without one. */
export type GuessedAt = { readonly userId: number } | { readonly email: string }

/** A code that may be compared. It counts as wrong until `giveBack`. */
export interface Guess {
  /** Takes the count back, because the code was right or was not compared. */
  giveBack(): Promise<void>
}

interface Limit {
  readonly name: string
  readonly key: string
  readonly rule: TryRule
}

/**
 * Counts one wrong code before the comparison, so that concurrent attempts cannot pass the limits.
 * @returns undefined if only the link is accepted now
 * @throws too-many (429) if the network has reached its limit, or an email without an account
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
  if (!allowed) throw errors.tooMany('Too many wrong codes from this network. Try again later.', retryAfter)
  for (const limit of limitsOf(target)) {
    const answer = await take(limit)
    if (answer.allowed) continue
    await giveBack()
    if ('userId' in target) return undefined
    throw errors.tooMany('Too many wrong codes for this email. Try again later.', answer.retryAfter)
  }
  return { giveBack }
}

/** Whether strangers may use the digits alone. False after too many wrong codes for the account or the whole site. */
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
