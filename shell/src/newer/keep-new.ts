import type { KnownDecision } from '../decision/known-decision'
import { followNewer } from './follow-newer'
import type { UnsavedWork } from './unsaved-work'

/** Lets this tab pick up what is newer than what it began with, and loses nothing of what was typed. */
export function keepNew(
  known: KnownDecision,
  registryKey: string | undefined,
  unsaved: UnsavedWork,
  onTrouble: (error: unknown) => void,
): void {
  const reload = () => window.location.reload()
  let offered = false
  followNewer({
    present: known.current,
    registryKey,
    hasUnsaved: unsaved.exists,
    reload,
    onTrouble,
    offer() {
      // Asked once: whoever says later gets it with the next page that they open with nothing unsaved.
      if (offered) return
      offered = true
      void import('./offer-newer')
        .then(({ offerNewer }) => offerNewer({ hasUnsaved: unsaved.exists, onUpdate: reload }))
        .catch(onTrouble)
    },
  })
}
