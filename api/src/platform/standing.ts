import { type Call, limits } from '@within-reach/contract'
import type { Caller } from './caller'
import { errors } from './errors'
import { isRepeated } from './idempotency/idempotency'
import type { Tries } from './limits/tries'
import type { Platform } from './platform'

const day = 24 * 60 * 60_000

/** Takes a count back, because nothing was published. */
type GiveBack = () => Promise<void>
const nothingCounted: GiveBack = () => Promise.resolve()

/**
 * Requires that no moderator's decision forbids a call to its caller. A suspended member may read, make the calls that say so,
 * and those that a visitor can make as well; a limited one may publish a few texts a day. A text that is delivered again counts once.
 * @param key the header `Idempotency-Key`
 * @returns takes the count of a text back, if the call published nothing
 * @throws suspended (403) or too-many (429), each with the seconds to wait
 */
export async function demandStanding(
  { tries, database }: Pick<Platform, 'tries' | 'database'>,
  call: Call,
  caller: Caller | undefined,
  key: string | string[] | undefined,
): Promise<GiveBack> {
  if (!caller) return nothingCounted
  const { userId, suspendedUntil, limitedUntil } = caller
  if (suspendedUntil && call.login !== 'none' && call.reads === undefined && !call.whileSuspended)
    throw errors.suspended(suspendedUntil)
  if (!call.published || !limitedUntil) return nothingCounted
  if (await isRepeated(database, { call, header: key, userId })) return nothingCounted
  return demandText(tries, caller)
}

/**
 * Requires that no moderator's decision forbids a member to publish one more text, and counts it. For calls with a text that is not
 * always published.
 * @returns takes the count back
 * @throws suspended (403) or too-many (429), each with the seconds to wait
 */
export async function demandText(
  tries: Tries,
  { userId, suspendedUntil, limitedUntil }: Pick<Caller, 'userId' | 'suspendedUntil' | 'limitedUntil'>,
): Promise<GiveBack> {
  if (suspendedUntil) throw errors.suspended(suspendedUntil)
  if (!limitedUntil) return nothingCounted
  const rule = { most: limits.limitedTexts, within: day }
  const { allowed, retryAfter } = await tries.take('limited-texts', String(userId), rule)
  if (!allowed)
    throw errors.tooMany(
      `Moderators limited your account to ${limits.limitedTexts} texts a day until ${dayOf(limitedUntil)}. Try again later.`,
      retryAfter,
    )
  return () => tries.giveBack('limited-texts', String(userId))
}

/** A day for a message, such as 2026-03-31. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10)
