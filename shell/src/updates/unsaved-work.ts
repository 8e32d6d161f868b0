/** What was typed or chosen somewhere in the page and not sent. */
export interface UnsavedWork {
  readonly exists: () => boolean
  /** @returns how one part of the page says whether it holds any */
  newHolder(): (unsaved: boolean) => void
}

/** @returns the page's unsaved work: none yet */
export function createUnsavedWork(): UnsavedWork {
  const holding = new Set<object>()
  return {
    exists: () => holding.size > 0,
    newHolder() {
      const holder = {}
      return (unsaved) => {
        if (unsaved) holding.add(holder)
        else holding.delete(holder)
      }
    },
  }
}
