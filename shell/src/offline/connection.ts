import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs'

/** Whether the site is reachable, and the age of the shown answers. */
export interface Connection {
  readonly isOffline: boolean
  /** When the oldest shown answer arrived: milliseconds since 1970. Undefined if none came from this browser's storage. */
  readonly shownFrom?: number
}

export interface ConnectionEvents {
  readonly connection$: Observable<Connection>
  isOffline(): boolean
  /** An answer of the service arrived. */
  answered(): void
  /** A kept answer is shown, because there was no network. */
  keptShown(at: number): void
  /** The browser found or lost a network. */
  networkChanged(isOnline: boolean): void
  /** Another page is opened, and shows other answers. */
  left(): void
}

/** @param isOffline whether the page begins without a network */
export function createConnection(isOffline: boolean): ConnectionEvents {
  const connection$ = new BehaviorSubject<Connection>({ isOffline })
  const reachable: Connection = { isOffline: false }
  return {
    connection$: connection$.pipe(distinctUntilChanged()),
    isOffline: () => connection$.value.isOffline,
    answered() {
      if (connection$.value.isOffline) connection$.next(reachable)
    },
    keptShown(at) {
      const { shownFrom = at } = connection$.value
      connection$.next({ isOffline: true, shownFrom: Math.min(shownFrom, at) })
    },
    networkChanged(isOnline) {
      connection$.next(isOnline ? reachable : { ...connection$.value, isOffline: true })
    },
    left() {
      const { isOffline } = connection$.value
      if (isOffline) connection$.next({ isOffline })
    },
  }
}
