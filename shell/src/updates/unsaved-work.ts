import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs'

/** Input somewhere in the page that was not sent. */
export interface UnsavedWork {
  readonly exists: () => boolean
  /** The same, now and at each change. */
  readonly exists$: Observable<boolean>
  /** @returns the function by which one part of the page reports unsaved input */
  newSource(): (unsaved: boolean) => void
}

/** @returns the page's unsaved work, empty at first */
export function createUnsavedWork(): UnsavedWork {
  const unsavedSources = new Set<object>()
  const exists$ = new BehaviorSubject(false)
  return {
    exists: () => exists$.value,
    exists$: exists$.pipe(distinctUntilChanged()),
    newSource() {
      const source = {}
      return (unsaved) => {
        if (unsaved) unsavedSources.add(source)
        else unsavedSources.delete(source)
        exists$.next(unsavedSources.size > 0)
      }
    },
  }
}
