import type { ReadableSession } from '@within-reach/shared-core'
import { BehaviorSubject, distinctUntilChanged, map, merge, Observable, of, switchMap, tap } from 'rxjs'
import { askUnread, unreadFromService } from './unread-source'

/** How many messages the member who is logged in has not read. */
export interface UnreadMessages {
  readonly count$: Observable<number>
  count(): number
}

const name = 'within-reach:unread'

/**
 * Follows the count while somebody is logged in. A browser opens few connections to one site, so of all its tabs only one
 * holds the stream and tells the others; when it is closed, another takes its place.
 * @param session whose member's messages are counted; 0 for a visitor
 */
export function followUnread({ session$ }: Pick<ReadableSession, 'session$'>): UnreadMessages {
  const subject = new BehaviorSubject(0)
  session$
    .pipe(
      map((state) => (state.status === 'loggedIn' ? state.member.marker : undefined)),
      distinctUntilChanged(),
      switchMap((marker) => (marker === undefined ? of(0) : merge(askUnread(), sharedByTabs(marker)))),
    )
    .subscribe(subject)
  return { count$: subject.pipe(distinctUntilChanged()), count: () => subject.value }
}

/** @param marker tells the sign-ins of one browser apart: a count never reaches another member's tab */
function sharedByTabs(marker: string): Observable<number> {
  return new Observable((subscriber) => {
    const channel = new BroadcastChannel(`${name}:${marker}`)
    channel.onmessage = ({ data }: MessageEvent<number>) => subscriber.next(data)
    const left = new AbortController()
    const holdStream = () =>
      new Promise<void>((resolve) => {
        const telling = unreadFromService()
          .pipe(tap((count) => channel.postMessage(count)))
          .subscribe((count) => subscriber.next(count))
        left.signal.addEventListener('abort', () => {
          telling.unsubscribe()
          resolve()
        })
      })
    // A page without TLS, other than on the own machine, has no locks: there each tab holds a stream of its own.
    const locks = navigator.locks as LockManager | undefined
    if (!locks) void holdStream()
    // Waits, as long as it takes, until no other tab holds it. It rejects only when this tab has left meanwhile.
    else locks.request(`${name}:${marker}`, { signal: left.signal }, holdStream).catch(() => {})
    return () => {
      left.abort()
      channel.close()
    }
  })
}
