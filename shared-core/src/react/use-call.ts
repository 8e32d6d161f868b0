import type { MetaOf, Call, DataOf, Failure, RequestOf, Success } from '@within-reach/contract'
import { hashKey, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { initialDataOf, type send as sendCall } from '../client'
import { keepAnswer } from './kept-answers'
import { type CallFailed, markPrefetched, queryClient, queryKeyOf, read, staleTimeOf } from './query-client'
import { useMember } from './remote-context'

/** The state of a read. */
export interface CallState<C extends Call> {
  /**
   * `pending` until the first answer, `success` once there is something to show, `error` if there is nothing to show.
   */
  readonly status: 'pending' | 'success' | 'error'
  /** The last good answer to these fields. It stays during a refetch, and if the refetch fails. */
  readonly data: DataOf<C> | undefined
  /** The metadata of the answer, such as the number of pages. */
  readonly meta: MetaOf<C> | undefined
  /** The failure of the last read. */
  readonly failure: Failure<C> | undefined
  readonly isFetching: boolean
  /** Reads again. @returns the data once there is an answer; undefined if the read failed; never rejects */
  refetch(): Promise<DataOf<C> | undefined>
}

export interface ReadOptions {
  /** Ignores the cached answer, for example in a form that is filled with the answer. */
  readonly fresh?: boolean
  /** A value that the answer depends on besides its fields: another value is another read. */
  readonly version?: number
  /** Reads again at this interval in milliseconds while the tab is visible. */
  readonly every?: number
  /** Makes the call, if the person must confirm something first. */
  readonly send?: typeof sendCall
}

/**
 * Reads a call of the service and follows it. Components with the same read share one request and one answer. A
 * request is cancelled when no component waits for it. A screen that is opened again shows the cached answer and reads
 * again. Initial data is used at once. For a call that is read `in-page`, the call is made as well.
 * @param fields its text fields; undefined as long as there is nothing to read
 */
export function useCall<C extends Call>(
  call: C,
  fields: RequestOf<C> | undefined,
  { every, send, ...options }: ReadOptions = {},
): CallState<C> {
  const queryKey = useQueryKey(call, fields ?? {}, options)
  const reader = useMember()?.marker
  const query = useQuery<Success<C>, CallFailed<C>>(
    {
      queryKey,
      enabled: fields !== undefined,
      queryFn: ({ signal }) => read({ call, fields: fields as RequestOf<C>, reader, signal, send }),
      initialData: () => (fields === undefined ? undefined : readInitial(call, fields, reader)),
      staleTime: ({ state }) => staleTimeOf(state.data),
      ...(options.fresh && { gcTime: freshLifetime }),
      ...(every !== undefined && { refetchInterval: every, refetchOnWindowFocus: 'always' }),
    },
    queryClient,
  )
  const { refetch } = query
  return {
    status: query.data ? 'success' : query.status,
    data: query.data?.data,
    meta: query.data?.meta,
    failure: query.error?.outcome,
    isFetching: query.isFetching,
    refetch: useCallback(
      () => refetch().then(({ data, error }) => (error ? undefined : data?.data)),
      [refetch],
    ),
  }
}

/** How long the answer to a fresh read is kept after its screen was left, in milliseconds. No other screen shows it. */
const freshLifetime = 10_000

/** The number of the last fresh read that was mounted. */
let lastFresh = 0

/**
 * The key of a read by the current person. A fresh read has a key of its own, with an empty cache. If React discards a render and
 * repeats it, the key is the same, so that the initial data of the page is not lost.
 */
export function useQueryKey(call: Call, fields: object, { fresh = false, version }: ReadOptions) {
  const reader = useMember()?.marker
  const key = queryKeyOf(call, { ...fields, version }, reader)
  const hash = hashKey(key)
  // oxlint-disable-next-line react/exhaustive-deps -- other fields are another read
  const only = useMemo(() => (fresh ? lastFresh + 1 : 0), [fresh, hash])
  useEffect(() => {
    lastFresh = Math.max(lastFresh, only)
  }, [only])
  return [...key, only] as const
}

/** Takes the initial data for a read, and keeps it for use without a network. */
export function readInitial<C extends Call>(
  call: C,
  fields: RequestOf<C>,
  reader: string | undefined,
): Success<C> | undefined {
  const outcome = initialDataOf(call, fields)
  if (outcome?.kind !== 'ok') return undefined
  keepAnswer(queryKeyOf(call, fields, reader), outcome as Success<C>)
  return call.reads === 'in-page' ? (outcome as Success<C>) : markPrefetched(outcome as Success<C>)
}
