import type { BudgetSettings } from '../capacity-settings'
import type { Database } from '../database/database'
import { errors } from '../errors'
import { findNewness } from './newcomer-queries'
import type { Tries } from './tries'

const day = 24 * 60 * 60_000
/** Members that are known to be no newcomers. They never become ones again. */
const maxKnown = 50_000

/** The limits of new members per day, in addition to those of everybody. */
export interface Newcomers {
  /**
   * Counts what a new member does today. For other members it does nothing.
   * @param amount how much of it
   * @returns takes the count back, for what was refused after all
   * @throws too-many (429) with the reason, and until when the member counts as new
   */
  take(what: Limited, memberId: number, amount?: number): Promise<GiveBack>
}

/** Takes a count back. */
export type GiveBack = () => Promise<void>
const nothingCounted: GiveBack = () => Promise.resolve()

/** What is limited, with the name in messages. */
const names = {
  posts: 'posts',
  comments: 'comments',
  recipients: 'messages to new people',
  files: 'pictures and files',
  links: 'links',
} as const
type Limited = keyof typeof names

export function createNewcomers(
  database: Database,
  tries: Tries,
  { newcomers: { days, ...most } }: Pick<BudgetSettings, 'newcomers'>,
): Newcomers {
  const established = new Set<number>()

  /** Until when a member counts as new; undefined if they do not. */
  async function newUntil(memberId: number): Promise<Date | undefined> {
    if (days === 0 || established.has(memberId)) return undefined
    const found = await findNewness(database, memberId, days)
    if (found?.young) return found.grown_up
    if (found && !found.used) return new Date(Date.now() + day)
    if (established.size >= maxKnown) established.clear()
    established.add(memberId)
    return undefined
  }

  return {
    async take(what, memberId, amount = 1) {
      if (amount === 0) return nothingCounted
      const until = await newUntil(memberId)
      if (!until) return nothingCounted
      const rule = { most: most[what], within: day }
      const { allowed, retryAfter } = await tries.take(`newcomer-${what}`, String(memberId), rule, amount)
      const giveBack: GiveBack = () => tries.giveBack(`newcomer-${what}`, String(memberId), amount)
      if (allowed) return giveBack
      await giveBack()
      throw errors.tooMany(
        `Welcome! To keep out spam, new members may send ${rule.most} ${names[what]} a day until ${until.toISOString().slice(0, 10)}. Try again tomorrow.`,
        retryAfter,
      )
    },
  }
}

/** Without the punctuation that may follow them in a sentence. */
const linksOf = (text: string): readonly string[] =>
  (text.match(/(?:\bhttps?:\/\/|\bwww\.)[^\s"'<>]*/gi) ?? []).map((link) => link.replace(/[.,;:!?)]+$/, ''))

/**
 * The number of links in a text, also of those without a scheme.
 * @param before leaves out the links of this text
 */
export function linksIn(text: string, before = ''): number {
  const known = new Set(linksOf(before))
  return linksOf(text).filter((link) => !known.has(link)).length
}
