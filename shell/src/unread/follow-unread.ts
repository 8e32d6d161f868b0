import { isActivated, type ReadableSession, whenActivated } from '@within-reach/shared-core'
import {
  BehaviorSubject,
  distinctUntilChanged,
  map,
  merge,
  NEVER,
  Observable,
  of,
  switchMap,
  tap,
} from 'rxjs'
import { askUnread, unreadFromService } from './unread-source'

/** The number of the member's unread messages. */
export interface UnreadMessages {
  readonly count$: Observable<number>
  count(): number
}

const name = 'within-reach:unread'

/**
 * Follows the count while a member is logged in. A browser opens few connections to one site, so only one of its tabs
 * holds the stream and informs the others. When that tab closes, another takes over.
 * @param session the messages of its member are counted; 0 for a visitor
 */
export function followUnread({ session$ }: Pick<ReadableSession, 'session$'>): UnreadMessages {
  const subject = new BehaviorSubject(0)
  session$
    .pipe(
      map((state) => (state.status === 'loggedIn' ? state.member.marker : undefined)),
      distinctUntilChanged(),
      switchMap((marker) => (marker === undefined ? of(0) : inUse$.pipe(switchMap(followAs(marker))))),
    )
    .subscribe(subject)
  return { count$: subject.pipe(distinctUntilChanged()), count: () => subject.value }
}

/**
 * Whether the page is in use: neither in the back/forward cache, nor loaded ahead and not opened yet. The browser does
 * not cache a page with an open stream or a lock.
 */
const inUse$ = new Observable<boolean>((subscriber) => {
  const update = ({ type }: Event) => subscriber.next(type === 'pageshow')
  for (const type of ['pagehide', 'pageshow']) window.addEventListener(type, update)
  subscriber.next(isActivated())
  whenActivated(() => subscriber.next(true))
  return () => {
    for (const type of ['pagehide', 'pageshow']) window.removeEventListener(type, update)
  }
}).pipe(distinctUntilChanged())

const followAs = (marker: string) => (inUse: boolean) =>
  inUse ? merge(askUnread(), sharedByTabs(marker)) : NEVER

/** @param marker separates the sign-ins of one browser, so that a count never reaches another member's tab */
function sharedByTabs(marker: string): Observable<number> {
  return new Observable((subscriber) => {
    const channel = new BroadcastChannel(`${name}:${marker}`)
    channel.onmessage = ({ data }: MessageEvent<number>) => subscriber.next(data)
    const left = new AbortController()
    const holdStream = () =>
      new Promise<void>((resolve) => {
        // A lock that was granted calls back in a later task, when this page may have left already.
        if (left.signal.aborted) return resolve()
        const subscription = unreadFromService()
          .pipe(tap((count) => channel.postMessage(count)))
          .subscribe((count) => subscriber.next(count))
        left.signal.addEventListener('abort', () => {
          subscription.unsubscribe()
          resolve()
        })
      })
    // Without TLS, except on localhost, a page has no locks. Each tab then holds its own stream.
    const locks = navigator.locks as LockManager | undefined
    if (!locks) void holdStream()
    // Waits without a limit until no other tab holds the lock. Rejects only if this tab was closed meanwhile.
    else locks.request(`${name}:${marker}`, { signal: left.signal }, holdStream).catch(() => {})
    return () => {
      left.abort()
      channel.close()
    }
  })
}
