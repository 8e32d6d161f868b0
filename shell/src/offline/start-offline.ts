import type { DecisionStore } from '@within-reach/runtime'
import { moveDrafts, type ReadableSession, type Unsent } from '@within-reach/shared-core'
import { type AnswerStore, refetchVisible } from '@within-reach/shared-core/react'
import { distinctUntilChanged, map, skip } from 'rxjs'
import { savesData } from '../prefetch/saves-data'
import { emailChanges } from './email-changes'
import { createAnswerStore, readerOf } from './answer-store'
import { createConnection } from './connection'
import { createDevice } from './device-database'
import { keepPages, type KeepPagesOptions } from './keep-pages'
import { createOutbox } from './outbox'
import { startProbe } from './probe'
import { refreshAfter } from './refresh-after'
import { showNotice } from './show-notice'
import { storeTimeZone } from '../time-zone/store-time-zone'

export interface OfflineOptions extends Pick<KeepPagesOptions, 'published'> {
  readonly decisions: Pick<DecisionStore, 'current'>
  readonly session: ReadableSession
  /** The key in the page. Without one, nothing can be verified. */
  readonly registryKey: string | undefined
  /** Folders whose files change during development. */
  readonly unhashed: readonly string[] | undefined
  /** Whether the page is the browser's own copy. */
  readonly isCopy: boolean
}

/** The parts of the offline support that the page uses. */
export interface OfflineParts {
  readonly answers: AnswerStore
  sendLater(unsent: Unsent): Promise<boolean>
  /** Lets the worker keep what the current decision names. */
  keepPages(): Promise<void>
}

/** The time between two tries to reach the service and to send what waits, in milliseconds. */
const pause = 10_000

/** Starts the offline support of a page: kept answers, the outbox, and the notice about both. */
export function startOffline(options: OfflineOptions): OfflineParts {
  const { decisions, session, registryKey, published, unhashed, isCopy } = options
  const device = createDevice()
  const connection = createConnection(isCopy || !navigator.onLine)
  const isOffline = () => !navigator.onLine || connection.isOffline()
  const answers = createAnswerStore({
    device,
    session,
    isOffline,
    onAnswer: connection.answered,
    onKept: connection.keptShown,
  })
  // Failures are ignored: without storage, nothing waits.
  const attempt = (work: Promise<unknown>) => void work.catch(() => undefined)
  const outbox = createOutbox({
    device,
    session,
    isOnline: () => navigator.onLine,
    exclusively: (work) => withLock('within-reach-outbox', work),
    onSent(call) {
      connection.answered()
      attempt(refreshAfter(call))
    },
    served: () => decisions.current().issued,
  })
  const readers$ = session.session$.pipe(
    map(() => readerOf(session)),
    distinctUntilChanged(),
  )
  readers$.subscribe(() => {
    attempt(answers.removeOthers())
    attempt(outbox.refresh().then(outbox.flush))
  })
  storeTimeZone(session)
  emailChanges(session).subscribe(({ from, to }) => {
    moveDrafts(from, to)
    attempt(outbox.move(from, to))
  })
  window.addEventListener('offline', () => connection.networkChanged(false))
  window.addEventListener('online', () => {
    connection.networkChanged(true)
    attempt(refetchVisible())
    attempt(outbox.flush())
  })
  window.addEventListener('single-spa:before-routing-event', connection.left)
  // The service may be reachable again without an event of the browser.
  connection.connection$.pipe(skip(1)).subscribe(({ isOffline }) => {
    if (!isOffline) attempt(outbox.flush())
  })
  let waits = false
  outbox.entries$.subscribe((entries) => (waits = entries.some(({ refusal }) => !refusal)))
  startProbe({ connection, refetch: refetchVisible, pause })
  setInterval(() => {
    if (navigator.onLine && waits) attempt(outbox.flush())
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
      if (!isOffline()) return false
      const isKept = await outbox.add(unsent)
      // The page counts as offline until the next answer of the service, which then sends the text.
      if (isKept) connection.networkChanged(false)
      return isKept
    },
    async keepPages() {
      const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
      if (registryKey === undefined || unhashed !== undefined) return
      await keepPages({
        decision: decisions.current(),
        registryKey,
        published,
        workers,
        savesData: savesData(),
      })
    },
  }
}

/**
 * Runs a task while no other tab runs one of this name. Without a secure connection there are no locks, and it runs at
 * once.
 */
function withLock(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>
  return locks ? locks.request(name, work).then(() => undefined) : work()
}
