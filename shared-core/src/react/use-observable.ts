import type { Observable } from 'rxjs'
import { useSyncExternalStore } from 'react'

/** The current value of an observable. */
export function useObservable<Value>(value$: Observable<Value>, now: () => Value): Value {
  const follow = (changed: () => void) => {
    const following = value$.subscribe(changed)
    return () => following.unsubscribe()
  }
  return useSyncExternalStore(follow, now, now)
}
