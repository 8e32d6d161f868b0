import type { AnswerTime } from '@within-reach/contract'
import type { Platform } from '../platform/platform'
import type { KnownBadges } from './presenter'
import { findBadges, timeAnswers } from './queries'

/** Answers are timed only if so many people asked within 90 days: fewer would tell about one conversation. */
export const fewestPeople = 5

/** The steps of the median time until an answer, in seconds. */
const steps: readonly (readonly [AnswerTime, number])[] = [
  ['hour', 3600],
  ['day', 24 * 3600],
  ['days', 3 * 24 * 3600],
]

/** The coarse step of a median, or null. */
export const stepOf = ({ people, seconds }: { readonly people: number; readonly seconds: number }) =>
  people < fewestPeople ? null : (steps.find(([, most]) => seconds <= most)?.[0] ?? null)

/** How long a member's badges are cached, in milliseconds. A new message may change how quickly they answer. */
const lifetime = 10 * 60_000
const maxCached = 5000

/** Reads what is known of members, from a cache that each change of any instance clears. */
export function createKnownBadges({ database, signals }: Pick<Platform, 'database' | 'signals'>) {
  const cached = new Map<number, { readonly at: number; readonly known: Promise<KnownBadges | undefined> }>()
  signals.onAndAtOnce('badges', (memberIds) => memberIds.forEach((memberId) => cached.delete(memberId)))
  signals.onMissed(() => cached.clear())

  const load = async (userId: number): Promise<KnownBadges | undefined> => {
    const [found, times] = await Promise.all([findBadges(database, userId), timeAnswers(database, userId)])
    return found && { ...found, answers: stepOf(times) }
  }
  return {
    /** What is known of a member; undefined if there is none. */
    of(userId: number): Promise<KnownBadges | undefined> {
      const hit = cached.get(userId)
      if (hit && Date.now() - hit.at < lifetime) return hit.known
      const known = load(userId)
      cached.delete(userId)
      cached.set(userId, { at: Date.now(), known })
      known.catch(() => cached.delete(userId))
      const [oldest] = cached.keys()
      if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest)
      return known
    },
    /** Call it after a change was committed. This instance forgets at once, the others within some milliseconds. */
    changed(userId: number): void {
      signals.announce('badges', userId)
    },
  }
}
