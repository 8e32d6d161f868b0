import type { Call, Failure, RequestOf, Success } from '@within-reach/contract'
import { type InfiniteData, QueryClient } from '@tanstack/react-query'
import { distinctUntilChanged, map, skip } from 'rxjs'
import { send } from '../client'
import type { ReadableSession } from '../session'

/**
 * What the page has read of the service, shared by all remotes. A screen that is opened again shows what is kept and reads it
 * anew. Nothing is retried or read anew by itself: the screens say when.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // A call that finds no network ends as `offline` rather than waiting for one.
      networkMode: 'always',
    },
  },
})

/**
 * The key of a read: the same fields are the same read, in any order; undefined fields are not sent.
 * @param reader the marker of who reads, since an answer may depend on it
 */
export const queryKeyOf = (call: Call, fields: object, reader: string | undefined) =>
  [call.path, reader ?? '', fields] as const

/** Carries a failed outcome to where it is shown. */
export class CallFailed<C extends Call> extends Error {
  constructor(readonly outcome: Failure<C>) {
    super(`The call ended as ${outcome.kind}`)
  }
}

/**
 * Makes a call for the query library, which wants failures thrown.
 * @param sendCall how it is made
 * @throws CallFailed where the outcome is not `ok`
 */
export async function read<C extends Call>(
  call: C,
  fields: RequestOf<C>,
  signal: AbortSignal,
  sendCall = send,
): Promise<Success<C>> {
  const outcome = await sendCall(call, fields, { signal })
  if (outcome.kind === 'ok') return outcome as Success<C>
  throw new CallFailed<C>(outcome as Failure<C>)
}

/**
 * Reads anew what is on show of some calls, and the rest when it is shown again. Called after a write.
 * @returns once what is on show has been read
 */
export async function invalidate(...calls: readonly Call[]): Promise<void> {
  await Promise.all(calls.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
}

/** Forgets what a write made wrong, so that no screen shows it again, such as a list with a post that was deleted. */
export function forget(...calls: readonly Call[]): void {
  for (const { path } of calls) queryClient.removeQueries({ queryKey: [path] })
}

/**
 * Changes every kept answer of a call, such as the row of a message that was read.
 * @returns puts back what was kept before
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
 * Shows the expected result of a write before the service confirms it. Reads under way are older, and dropped.
 * @returns puts back what was shown before, for a write that failed
 */
export async function updateOptimistically<C extends Call>(
  call: C,
  change: (answer: Success<C>) => Success<C>,
): Promise<() => void> {
  await queryClient.cancelQueries({ queryKey: [call.path] })
  return updateAnswers(call, change)
}

const isPaged = <T extends object>(kept: T | InfiniteData<T>): kept is InfiniteData<T> => 'pageParams' in kept

/** Forgets everything that was read whenever another person, or nobody, is logged in. */
export function forgetReadsOfOthers({ session$ }: ReadableSession): void {
  const reader$ = session$.pipe(
    map((session) => (session.status === 'loggedIn' ? session.member.marker : undefined)),
    distinctUntilChanged(),
    skip(1),
  )
  reader$.subscribe(() => queryClient.clear())
}
