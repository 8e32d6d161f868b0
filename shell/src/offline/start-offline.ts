import type { DecisionStore } from '@within-reach/runtime'
import { cms, posting, postingCm, posts } from '@within-reach/contract'
import type { ReadableSession, Unsent } from '@within-reach/shared-core'
import { type AnswerStore, invalidate, refetchVisible } from '@within-reach/shared-core/react'
import { distinctUntilChanged, map, skip } from 'rxjs'
import { sparesData } from '../prefetch/spare-data'
import { createAnswerStore, readerOf } from './answer-store'
import { createConnection } from './connection'
import { createDevice } from './device-database'
import { keepPages, type KeepPagesOptions } from './keep-pages'
import { createOutbox } from './outbox'
import { showNotice } from './show-notice'

export interface OfflineOptions extends Pick<KeepPagesOptions, 'published'> {
  readonly decisions: Pick<DecisionStore, 'current'>
  readonly session: ReadableSession
  /** The key in the page. Without one, nothing can be verified. */
  readonly registryKey: string | undefined
  /** A folder whose files change during development. */
  readonly unhashed: string | undefined
  /** Whether the page is the browser's own copy. */
  readonly isCopy: boolean
}

/** What the use without a network provides to the page. */
export interface OfflineParts {
  readonly answers: AnswerStore
  sendLater(unsent: Unsent): Promise<boolean>
  /** Lets the worker keep what the current decision names. */
  keepPages(): Promise<void>
}

/** The time between two tries to reach the service and to send what waits, in milliseconds. */
const pause = 10_000

/** Starts what a page does for the use without a network: kept answers, what waits to be sent, and the notice about both. */
export function startOffline(options: OfflineOptions): OfflineParts {
  const { decisions, session, registryKey, published, unhashed, isCopy } = options
  const device = createDevice()
  const connection = createConnection(isCopy || !navigator.onLine)
  const answers = createAnswerStore({
    device,
    session,
    onAnswer: connection.answered,
    onKept: connection.keptShown,
  })
  const outbox = createOutbox({
    device,
    session,
    isOnline: () => navigator.onLine,
    exclusively: (work) => withLock('within-reach-outbox', work),
    onSent(call) {
      connection.answered()
      if (call.path === postingCm.path) void invalidate(cms)
      if (call.path === posting.path) void invalidate(posts)
    },
  })
  // Without storage, nothing waits.
  const attempt = (work: Promise<unknown>) => void work.catch(() => undefined)

  const readers$ = session.session$.pipe(
    map(() => readerOf(session)),
    distinctUntilChanged(),
  )
  readers$.subscribe(() => {
    attempt(answers.removeOthers())
    attempt(outbox.refresh().then(outbox.flush))
  })
  window.addEventListener('offline', () => connection.networkChanged(false))
  window.addEventListener('online', () => {
    connection.networkChanged(true)
    attempt(refetchVisible())
    attempt(outbox.flush())
  })
  window.addEventListener('single-spa:before-routing-event', connection.left)
  // The network may be back without an event, as when the service was away.
  connection.connection$.pipe(skip(1)).subscribe(({ isOffline }) => {
    if (!isOffline) attempt(outbox.flush())
  })
  let waits = false
  outbox.entries$.subscribe((entries) => (waits = entries.some(({ refusal }) => !refusal)))
  // A page that stays open makes no reads, which would show that the service is back.
  setInterval(() => {
    if (!navigator.onLine) return
    // A browser may announce a network before it works, or the service may have been away.
    if (connection.isOffline()) attempt(refetchVisible())
    if (waits) attempt(outbox.flush())
  }, pause)
  showNotice({
    connection$: connection.connection$,
    entries$: outbox.entries$,
    onDiscard: (key) => attempt(outbox.discard(key)),
    onSendAgain: (key) => attempt(outbox.sendAgain(key)),
  })
  return {
    answers,
    async sendLater(unsent) {
      // With a network, the failure is shown, and the person sends again.
      if (navigator.onLine && !connection.isOffline()) return false
      const isKept = await outbox.add(unsent)
      // Sent with the next answer of the service, whatever the browser says about the network.
      if (isKept) connection.networkChanged(false)
      return isKept
    },
    async keepPages() {
      const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
      if (registryKey === undefined || unhashed !== undefined || sparesData()) return
      await keepPages({ decision: decisions.current(), registryKey, published, workers })
    },
  }
}

/** Web Locks need a secure connection. */
function withLock(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>
  return locks ? locks.request(name, work).then(() => undefined) : work()
}
