import type { Call, Failure, RequestOf, Success } from '@within-reach/contract'
import { type InfiniteData, QueryClient } from '@tanstack/react-query'
import { distinctUntilChanged, filter, map, pairwise, skip } from 'rxjs'
import { send } from '../client'
import { forgetKept, keepAnswer, openAnswerStore } from './kept-answers'
import type { ReadableSession } from '../session'

/**
 * The cached answers of the service, shared by all remotes. A screen that is opened again shows the cached answer and
 * reads again. Nothing is retried or refetched automatically: the screens decide.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // A person goes back to a list after reading for a while.
      gcTime: 30 * 60_000,
      // Without a network a call ends as `offline` instead of waiting.
      networkMode: 'always',
    },
  },
})
// A provider would do this. A read with an interval is then repeated when the tab is shown again.
queryClient.mount()

/**
 * The key of a read. The order of fields does not matter, and undefined fields are not sent. Values are compared as
 * text: the number 2 equals the 2 in an address.
 * @param reader the marker of the person, since an answer may depend on it
 */
export const queryKeyOf = (
  { path }: Pick<Call, 'path'>,
  fields: object,
  reader: string | undefined,
): readonly [path: string, reader: string, fields: Readonly<Record<string, string>>] => {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  return [path, reader ?? '', Object.fromEntries(sent.map(([name, value]) => [name, String(value)]))]
}

/** The key of a read that may be answered from the cache. A fresh read has another last part. */
export const sharedKeyOf = (...read: Parameters<typeof queryKeyOf>) => [...queryKeyOf(...read), 0] as const

/** Carries a failed outcome to the component. */
export class CallFailed<C extends Call> extends Error {
  constructor(readonly outcome: Failure<C>) {
    super(`The call ended as ${outcome.kind}`)
  }
}

/** A read for one person. */
export interface Read<C extends Call> {
  readonly call: C
  readonly fields: RequestOf<C>
  /** The marker of the person. */
  readonly reader: string | undefined
  readonly signal: AbortSignal
  /** Makes the call. */
  readonly send?: typeof send
}

/**
 * Makes a call for the query library, which expects failures to be thrown. Without a network, it returns the answer
 * that this browser keeps.
 * @throws CallFailed if the outcome is not `ok`: `offline` only if the device has no network
 */
export async function read<C extends Call>(asked: Read<C>): Promise<Success<C>> {
  const { call, fields, reader, signal, send: sendCall = send } = asked
  const key = queryKeyOf(call, fields, reader)
  const outcome = await sendCall(call, fields, { signal })
  if (outcome.kind === 'ok') {
    keepAnswer(key, outcome as Success<C>)
    return outcome as Success<C>
  }
  // What is gone is not shown without a network either.
  if (outcome.kind === 'not-found') void forgetKept([call.path], key[2])
  const store = outcome.kind === 'offline' && !signal.aborted ? await openAnswerStore() : undefined
  const kept = await store?.find(key)
  if (kept) return kept as Success<C>
  const isAway = store?.isOffline() === false
  throw new CallFailed<C>(isAway ? { kind: 'unavailable', message: '' } : (outcome as Failure<C>))
}

/**
 * Refetches the visible answers of some calls, and marks the others as stale. Called after a write.
 * @returns resolves when the visible answers have arrived
 */
export async function invalidate(...calls: readonly Call[]): Promise<void> {
  await Promise.all(calls.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
}

/** Refetches all visible answers, for example when the network is back. */
export const refetchVisible = (): Promise<void> => queryClient.invalidateQueries()

/**
 * Removes answers that a write made wrong, such as a list with a deleted post or the messages of a blocked member, so that no screen
 * shows them again, with a network or without.
 */
export function forget(...calls: readonly Call[]): void {
  for (const { path } of calls) queryClient.removeQueries({ queryKey: [path] })
  void forgetKept(calls.map(({ path }) => path))
}

/**
 * Removes what this browser keeps of a call for use without a network, such as a deleted message. What is on the screen stays.
 * @param fields of the read; absent for all reads of the call
 */
export function forgetOffline<C extends Call>(call: C, fields?: RequestOf<C>): void {
  void forgetKept([call.path], fields && queryKeyOf(call, fields, undefined)[2])
}

/**
 * Changes every cached answer of a call, such as the row of a message that was read.
 * @returns a function that restores the previous answers
 */
export function updateAnswers<C extends Call>(
  call: C,
  change: (answer: Success<C>) => Success<C>,
): () => void {
  const before = queryClient.getQueriesData<Success<C> | InfiniteData<Success<C>>>({ queryKey: [call.path] })
  for (const [queryKey, kept] of before) {
    if (kept)
      queryClient.setQueryData(
        queryKey,
        isPaged(kept) ? { ...kept, pages: kept.pages.map(change) } : change(kept),
      )
  }
  return () => before.forEach(([queryKey, kept]) => queryClient.setQueryData(queryKey, kept))
}

/**
 * The cached answers of a call with any fields, the newest first.
 * @param reader the marker of the person
 */
export function cachedAnswers<C extends Call>(call: C, reader: string | undefined): Success<C>[] {
  const [path, whose] = queryKeyOf(call, {}, reader)
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: [path, whose] })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ state }): readonly Success<C>[] => {
      const kept = state.data as Success<C> | InfiniteData<Success<C>> | undefined
      return kept === undefined ? [] : isPaged(kept) ? kept.pages : [kept]
    })
}

/**
 * Shows the expected result of a write before the service confirms it. Cancels pending reads, which are older.
 * Send that write with `keepalive`: who sees its result may leave the page, which would abort it.
 * @returns a function that restores the previous answers, for a write that failed
 */
export async function updateOptimistically<C extends Call>(
  call: C,
  change: (answer: Success<C>) => Success<C>,
): Promise<() => void> {
  await queryClient.cancelQueries({ queryKey: [call.path] })
  return updateAnswers(call, change)
}

const isPaged = <T extends object>(kept: T | InfiniteData<T>): kept is InfiniteData<T> => 'pageParams' in kept

/** Answers that were prefetched, or sent with the page. They need no refetch for a while. */
const prefetched = new WeakSet<object>()

/** How long a prefetched answer needs no refetch, in milliseconds. */
const prefetchedLifetime = 30_000

/** @returns how long an answer needs no refetch after it arrived, in milliseconds */
export const staleTimeOf = (answer: object | undefined): number =>
  answer && prefetched.has(answer) ? prefetchedLifetime : 0

/** Marks an answer as prefetched. */
export function markPrefetched<Answer extends object>(answer: Answer): Answer {
  prefetched.add(answer)
  return answer
}

/**
 * Clears the cache when the reader changes: at log-in, log-out, and a change of the member. Refetches the visible answers when the
 * member's email changes, also in another tab, because posts and comments name their author by it.
 */
export function clearCacheOnReaderChange({ session$ }: ReadableSession): void {
  const member$ = session$.pipe(
    map((session) => (session.status === 'loggedIn' ? session.member : undefined)),
  )
  const reader$ = member$.pipe(
    map((member) => member?.marker),
    distinctUntilChanged(),
    skip(1),
  )
  reader$.subscribe(() => queryClient.clear())
  const emailChange$ = member$.pipe(
    pairwise(),
    filter(([before, after]) => before?.marker === after?.marker && before?.email !== after?.email),
  )
  emailChange$.subscribe(() => void refetchVisible())
}
