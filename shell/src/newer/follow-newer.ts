import type { PageDecision } from '@within-reach/registry'
import { leadsElsewhere } from './leads-elsewhere'
import { decisionSource, isNewer } from './ask-decision'

/** How often a tab asks at most, in milliseconds. */
const pause = 60_000

export interface NewerOptions {
  /** What the page is made by. */
  present(): PageDecision
  readonly registryKey: string | undefined
  /** Whether something was typed and not sent. */
  hasUnsaved(): boolean
  /** Loads the present address anew. */
  reload(): void
  /** Says that there is something newer, to somebody who has unsaved work. */
  offer(): void
  /** Told of a decision that is not this site's own. */
  onTrouble(error: unknown): void
}

/**
 * Keeps a tab that stays open from growing old. It goes on with the versions it began with; in the background it asks now
 * and then whether the visitor gets others by now. If so, the next navigation loads the whole page anew, unless
 * something was typed that was not sent: then it is only offered.
 */
export function followNewer(options: NewerOptions): void {
  const { present, registryKey, hasUnsaved, reload, offer, onTrouble } = options
  const ask = decisionSource(registryKey)
  let askedAt = Date.now()
  let found = false
  let pathname = window.location.pathname

  const look = async () => {
    if (found || Date.now() - askedAt < pause) return
    askedAt = Date.now()
    try {
      const asked = await ask()
      found = asked !== undefined && isNewer(asked, present())
      if (found && hasUnsaved()) offer()
    } catch (error) {
      onTrouble(error)
    }
  }

  // The address has changed by now, and nothing of the page yet.
  window.addEventListener('single-spa:before-routing-event', () => {
    if (window.location.pathname === pathname) return
    pathname = window.location.pathname
    if (found) return hasUnsaved() ? offer() : reload()
    void look()
  })
  // A link that is left to the browser loads its page without showing the old version of it for a moment.
  document.addEventListener(
    'click',
    (event) => {
      if (found && !hasUnsaved() && leadsElsewhere(event)) event.stopPropagation()
    },
    { capture: true },
  )
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look()
  })
}
