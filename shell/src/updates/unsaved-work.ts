import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs'

/** Input somewhere in the page that was not sent. */
export interface UnsavedWork {
  readonly exists: () => boolean
  /** The same, now and at each change. */
  readonly exists$: Observable<boolean>
  /** @returns the function by which one part of the page reports unsaved input */
  newHolder(): (unsaved: boolean) => void
}

/** @returns the page's unsaved work, empty at first */
export function createUnsavedWork(): UnsavedWork {
  const holding = new Set<object>()
  const exists$ = new BehaviorSubject(false)
  return {
    exists: () => exists$.value,
    exists$: exists$.pipe(distinctUntilChanged()),
    newHolder() {
      const holder = {}
      return (unsaved) => {
        if (unsaved) holding.add(holder)
        else holding.delete(holder)
        exists$.next(holding.size > 0)
      }
    },
  }
}
