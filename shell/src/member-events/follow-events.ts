import {
  isActivated,
  type MessageState,
  type ReadableSession,
  type RemoteProps,
  whenActivated,
} from '@within-reach/shared-core'
import {
  BehaviorSubject,
  defer,
  distinctUntilChanged,
  map,
  merge,
  NEVER,
  Observable,
  of,
  startWith,
  Subject,
  switchMap,
  tap,
} from 'rxjs'
import { type CaseChange, changesSince } from './case-changes'
import { askUnread, eventsOfCase, eventsOfMember, type MemberEvent } from './member-events-source'

/** The number of the member's unread messages. */
export interface UnreadMessages {
  readonly count$: Observable<number>
  count(): number
}

/** The events that the service sends to a page. */
export interface MemberEvents {
  readonly unread: UnreadMessages
  readonly caseChanges: NonNullable<RemoteProps['caseChanges']>
  readonly messageChanges: NonNullable<RemoteProps['messageChanges']>
}

const name = 'within-reach:events'
const noUnread: MemberEvent = { type: 'unread', count: 0 }

/**
 * Follows the events of the service while a member is logged in. A browser opens few connections to one site, so only one of its tabs
 * holds the stream and informs the others. When that tab closes, another takes over.
 * @param session its member gets the events; a visitor has no unread messages
 */
export function followEvents({ session$ }: Pick<ReadableSession, 'session$'>): MemberEvents {
  const unread = new BehaviorSubject(0)
  const changes = new Subject<CaseChange>()
  let toldCase: CaseChange | undefined
  // The count may be the same after a message arrived, because another one was read at the same time, or after one was sent.
  const messages = new Subject<MessageState | undefined>()
  let told: MessageState | undefined
  session$
    .pipe(
      map((state) => (state.status === 'loggedIn' ? state.member.marker : undefined)),
      distinctUntilChanged(),
      switchMap((marker) => {
        told = undefined
        toldCase = undefined
        return marker === undefined ? of(noUnread) : inUse$.pipe(switchMap(followAs(marker)))
      }),
    )
    .subscribe((event) => {
      if (event.type === 'case') {
        const { changed = toldCase?.changed } = event
        const change = { changed, isFirst: toldCase === undefined }
        toldCase = { changed, isFirst: true }
        return changes.next(change)
      }
      if (event.type === 'message-deleted') return messages.next(told && { ...told, deleted: true })
      unread.next(event.count)
      told = event.newest && { ...event.newest, unread: event.count }
      messages.next(told)
    })
  return {
    unread: { count$: unread.pipe(distinctUntilChanged()), count: () => unread.value },
    caseChanges: (linked, shown) =>
      linked === undefined ? defer(() => changesSince(shown, toldCase, changes)) : changesOfLinked(linked),
    // A message may arrive before a section that shows older ones of the page's HTML is loaded.
    messageChanges: () => defer(() => (told ? messages.pipe(startWith(told)) : messages)),
  }
}

/** The changes of the case of a mailed link. Each tab has a stream of its own, because few are open at once. */
const changesOfLinked = (id: number): Observable<void> =>
  inUse$.pipe(
    switchMap((inUse) => (inUse ? eventsOfCase(id) : NEVER)),
    map(() => undefined),
  )

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

/** @param marker separates the sign-ins of one browser, so that an event never reaches another member's tab */
function sharedByTabs(marker: string): Observable<MemberEvent> {
  return new Observable((subscriber) => {
    const channel = new BroadcastChannel(`${name}:${marker}`)
    channel.onmessage = ({ data }: MessageEvent<MemberEvent>) => subscriber.next(data)
    const left = new AbortController()
    const holdStream = () =>
      new Promise<void>((resolve) => {
        // A lock that was granted calls back in a later task, when this page may have left already.
        if (left.signal.aborted) return resolve()
        const subscription = eventsOfMember()
          .pipe(tap((event) => channel.postMessage(event)))
          .subscribe((event) => subscriber.next(event))
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
