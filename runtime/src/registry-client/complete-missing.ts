import type { DecisionStore } from './decision-store'

export interface CompleteMissingOptions {
  /** The event target of navigations: the window. */
  readonly navigations: Pick<EventTarget, 'addEventListener'>
  /** Called with the first failure only. */
  onTrouble(error: unknown): void
}

/** Fetches missing parts of the decision at the start and at each navigation, until none is missing. */
export function completeMissing(
  decisions: DecisionStore,
  { navigations, onTrouble }: CompleteMissingOptions,
): void {
  if (decisions.isWhole()) return
  let reported = false
  const complete = () =>
    void decisions.complete().catch((error: unknown) => {
      if (!reported) onTrouble(error)
      reported = true
    })
  complete()
  // The menu needs the missing part even if the page does not.
  navigations.addEventListener('single-spa:before-routing-event', complete)
}
