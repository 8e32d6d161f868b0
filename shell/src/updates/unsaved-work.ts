/** Input somewhere in the page that was not sent. */
export interface UnsavedWork {
  readonly exists: () => boolean
  /** @returns the function by which one part of the page reports unsaved input */
  newHolder(): (unsaved: boolean) => void
}

/** @returns the page's unsaved work, empty at first */
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
