import type { PageDecision } from '@within-reach/registry'
import type { DecisionSource } from './decision-source'

/** Minimum time between two checks, in milliseconds. */
const interval = 60_000

export interface UpdatesOptions {
  /** The decision that this page runs by. */
  current(): PageDecision
  readonly fetchDecision: DecisionSource
  /** Whether something was typed and not sent. */
  hasUnsaved(): boolean
  /** Loads the page again. */
  reload(): void
  /** Offers the update to somebody with unsaved work. */
  offer(): void
  /** Called where the registry's answer is not signed by this site. */
  onTrouble(error: unknown): void
  /** Milliseconds since 1970. */
  now?(): number
}

/** Updates of a tab that stays open: it keeps the versions it began with until it is loaded again. */
export interface Updates {
  /** Whether the registry gives this visitor newer versions than this page runs. */
  isAvailable(): boolean
  /** Asks the registry, at most once a minute and not again after an update was found. Offers it where work is unsaved. */
  checkForUpdate(): Promise<void>
  /** Loads the page again, or only offers it where work is unsaved. */
  applyUpdate(): void
}

export function createUpdates(options: UpdatesOptions): Updates {
  const { current, fetchDecision, hasUnsaved, reload, offer, onTrouble, now = Date.now } = options
  let checkedAt = now()
  let available = false
  return {
    isAvailable: () => available,
    async checkForUpdate() {
      if (available || now() - checkedAt < interval) return
      checkedAt = now()
      try {
        const decision = await fetchDecision()
        available = decision !== undefined && isNewer(decision, current())
        if (available && hasUnsaved()) offer()
      } catch (error) {
        onTrouble(error)
      }
    },
    applyUpdate: () => (hasUnsaved() ? offer() : reload()),
  }
}

/** A newer revision counts only where it changes something for this visitor. */
function isNewer(fetched: PageDecision, current: PageDecision): boolean {
  return (
    fetched.revision > current.revision && JSON.stringify(fetched.remotes) !== JSON.stringify(current.remotes)
  )
}
