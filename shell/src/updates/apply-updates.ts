import { createUpdates, type RegistryClient } from '@within-reach/runtime'
import { followUpdates } from './follow-updates'
import { prepareNextPage, type PrepareOptions } from './prepare-next-page'
import type { UnsavedWork } from './unsaved-work'

export interface ApplyUpdatesOptions extends Omit<PrepareOptions, 'updates' | 'unsaved'> {
  readonly registry: RegistryClient
  readonly unsaved: UnsavedWork
  /** Whether the page is the browser's own copy, which may be old: it then checks at each navigation. */
  readonly isCopy?: boolean
  onTrouble(error: unknown): void
}

/** Applies updates to this tab without losing unsaved work. */
export function applyUpdates(options: ApplyUpdatesOptions): void {
  const { registry, unsaved, isCopy, onTrouble, ...visitor } = options
  const reload = () => window.location.reload()
  const hasUnsaved = unsaved.exists
  let offered = false
  const offer = () => {
    // Offered once. After "Later", the update is applied with the next page that is opened without unsaved work.
    if (offered) return
    offered = true
    void import('./show-offer')
      .then(({ showUpdateOffer }) => showUpdateOffer({ hasUnsaved, onUpdate: reload }))
      .catch(onTrouble)
  }
  const { decisions, fetchDecision } = registry
  const updates = createUpdates({
    current: decisions.current,
    fetchDecision,
    hasUnsaved,
    reload,
    offer,
    onTrouble,
    ...(isCopy && { interval: 0 }),
  })
  followUpdates({ updates, hasUnsaved })
  prepareNextPage({ updates, unsaved, ...visitor })
}
