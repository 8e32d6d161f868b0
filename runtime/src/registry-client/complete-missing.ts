import type { DecisionStore } from './decision-store'

export interface CompleteMissingOptions {
  /** Where navigations are announced: the window. */
  readonly navigations: Pick<EventTarget, 'addEventListener'>
  /** Called with the first failure only. */
  onTrouble(error: unknown): void
}

/** Fetches what is missing of the decision, at the start and at each navigation, until nothing is missing. */
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
  // A page that does not need the missing part gets the complete menu as well.
  navigations.addEventListener('single-spa:before-routing-event', complete)
}
