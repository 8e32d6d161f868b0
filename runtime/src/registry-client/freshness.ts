import { type Dated, isOlder } from '@within-reach/registry'

/** A decision that was signed longer ago than it may be accepted: somebody or something answers with an old one. */
class DecisionExpired extends Error {
  override readonly name = 'DecisionExpired'
  constructor() {
    super("The registry's decision has expired: its answer is an old one")
  }
}

/** A decision that takes back a newer one which this browser has accepted. */
class DecisionOlder extends Error {
  override readonly name = 'DecisionOlder'
  constructor(revision: number, seen: number) {
    super(`The registry's decision is older (revision ${revision}) than the one in use (${seen})`)
  }
}

/** What this page knows of the service's time, and of its newest decision. */
export interface Freshness {
  /** Takes note of a decision that this page trusts. */
  see(decision: Dated): void
  /**
   * @throws DecisionExpired
   * @throws DecisionOlder
   */
  demandFresh(decision: Dated): void
}

/**
 * Judges the age of decisions without the browser's clock, which may be wrong by hours or years. The service's time is at least
 * the time of the newest signature plus the time that has passed on this page since then.
 * @param elapsed milliseconds since the page was requested, from a clock that is never set
 */
export function createFreshness(elapsed: () => number = () => performance.now()): Freshness {
  /** The latest date, and when this page saw it. */
  let latest: { readonly issued: number; readonly at: number } | undefined
  let newest: Dated | undefined
  return {
    see(decision) {
      const { revision, issued } = decision
      if (issued === undefined) return
      if (!latest || issued > latest.issued) latest = { issued, at: elapsed() }
      const isNewest =
        !newest || (revision === newest.revision ? issued > (newest.issued ?? 0) : !isOlder(decision, newest))
      if (isNewest) newest = decision
    },
    demandFresh(decision) {
      if (!latest || !newest) return
      const time = latest.issued + elapsed() - latest.at
      if (decision.expires !== undefined && decision.expires <= time) throw new DecisionExpired()
      if (isOlder(decision, newest)) throw new DecisionOlder(decision.revision, newest.revision)
    },
  }
}
