import { isOlder, type PageDecision } from '@within-reach/registry'
import { BehaviorSubject, type Observable } from 'rxjs'
import type { RegistryClient } from './registry-client'

export interface UpdatesOptions {
  /** The current decision of this page. */
  current(): PageDecision
  readonly fetchDecision: RegistryClient['fetchDecision']
  /** Whether there is unsaved work. */
  hasUnsaved(): boolean
  /** Reloads the page. */
  reload(): void
  /** Offers the update to a person with unsaved work. */
  offer(): void
  /** Called if the registry's answer is not signed by this site, or is an old one. */
  onTrouble(error: unknown): void
  /** The minimum time between two checks, in milliseconds; by default a minute. */
  readonly interval?: number
  /** Milliseconds since 1970. */
  now?(): number
}

/** Updates of an open tab. The tab keeps its versions until it is reloaded. */
export interface Updates {
  /** Whether the registry has newer versions for this visitor. */
  isAvailable(): boolean
  /** Emits the same now and at each change. */
  readonly available$: Observable<boolean>
  /**
   * Asks the registry, at most once per interval and not again after an update was found. Offers the update if there is
   * unsaved work.
   */
  checkForUpdate(): Promise<void>
  /** Reloads the page, or only offers to if there is unsaved work. */
  applyUpdate(): void
}

export function createUpdates(options: UpdatesOptions): Updates {
  const {
    current,
    fetchDecision,
    hasUnsaved,
    reload,
    offer,
    onTrouble,
    interval = 60_000,
    now = Date.now,
  } = options
  let checkedAt = now()
  const available$ = new BehaviorSubject(false)
  return {
    available$,
    isAvailable: () => available$.value,
    async checkForUpdate() {
      // The clock may have been set back meanwhile.
      if (available$.value || Math.abs(now() - checkedAt) < interval) return
      checkedAt = now()
      try {
        const decision = await fetchDecision()
        if (decision === undefined || !isNewer(decision, current())) return
        available$.next(true)
        if (hasUnsaved()) offer()
      } catch (error) {
        onTrouble(error)
      }
    },
    applyUpdate: () => (hasUnsaved() ? offer() : reload()),
  }
}

/** Another revision counts only if it changes something for this visitor. After a restore it may be a lower one. */
function isNewer(fetched: PageDecision, current: PageDecision): boolean {
  return (
    fetched.revision !== current.revision &&
    !isOlder(fetched, current) &&
    JSON.stringify(fetched.remotes) !== JSON.stringify(current.remotes)
  )
}
