import type { MetaOf, Call, DataOf, Failure, RequestOf, Success } from '@within-reach/contract'
import { hashKey, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { initialDataOf, type send as sendCall } from '../client'
import { type CallFailed, queryClient, queryKeyOf, read } from './query-client'
import { useMember } from './remote-context'

/** What is known of a read. */
export interface CallState<C extends Call> {
  /** `pending` until the first answer, `success` as soon as there is something to show, `error` where there is nothing. */
  readonly status: 'pending' | 'success' | 'error'
  /** The last good answer to these fields; it stays while they are read anew, and where that fails. */
  readonly data: DataOf<C> | undefined
  /** What came beside the data, such as the number of pages. */
  readonly meta: MetaOf<C> | undefined
  /** How the last read failed. */
  readonly failure: Failure<C> | undefined
  readonly isFetching: boolean
  /** Reads anew. @returns once there is an answer; never rejects */
  refetch(): Promise<void>
}

export interface ReadOptions {
  /** Whether what was read before is not good enough to be shown, as in a form that is filled with it. */
  readonly fresh?: boolean
  /** Something that the answer depends on besides its fields: another value is another read. */
  readonly version?: number
  /** Reads again while the tab is in view, with so many milliseconds in between. */
  readonly every?: number
  /** How the call is made, where something has to be asked first. */
  readonly send?: typeof sendCall
}

/** How long an answer that came with the page needs no second reading, in milliseconds. */
const initialDataLifetime = 30_000

const initialOutcomes = new WeakSet<object>()

/**
 * Reads a call of the service and follows it. Components that read the same share one request and one answer; a request that
 * no component waits for is cancelled; a screen that is shown again shows what was read and reads it anew. An answer that came
 * with the page is there at once.
 * @param fields its text fields; undefined as long as there is nothing to read
 */
export function useCall<C extends Call>(
  call: C,
  fields: RequestOf<C> | undefined,
  { every, send, ...options }: ReadOptions = {},
): CallState<C> {
  const queryKey = useQueryKey(call, fields ?? {}, options)
  const query = useQuery<Success<C>, CallFailed<C>>(
    {
      queryKey,
      enabled: fields !== undefined,
      queryFn: ({ signal }) => read(call, fields as RequestOf<C>, signal, send),
      initialData: () => (fields === undefined ? undefined : readInitial(call, fields)),
      staleTime: ({ state }) => (state.data && initialOutcomes.has(state.data) ? initialDataLifetime : 0),
      ...(every !== undefined && { refetchInterval: every, refetchOnWindowFocus: 'always' }),
    },
    queryClient,
  )
  return {
    status: query.data ? 'success' : query.status,
    data: query.data?.data,
    meta: query.data?.meta,
    failure: query.error?.outcome,
    isFetching: query.isFetching,
    refetch: () => query.refetch().then(() => undefined),
  }
}

let freshReads = 0

/** The key of a read by whoever is logged in. A fresh read has one of its own, under which nothing is kept yet. */
export function useQueryKey(call: Call, fields: object, { fresh = false, version }: ReadOptions) {
  const reader = useMember()?.marker
  const key = queryKeyOf(call, { ...fields, version }, reader)
  const hash = hashKey(key)
  // eslint-disable-next-line react-hooks/exhaustive-deps -- other fields are another read
  const only = useMemo(() => (fresh ? ++freshReads : 0), [fresh, hash])
  return [...key, only] as const
}

function readInitial<C extends Call>(call: C, fields: RequestOf<C>): Success<C> | undefined {
  const outcome = initialDataOf(call, fields)
  if (outcome?.kind !== 'ok') return undefined
  initialOutcomes.add(outcome)
  return outcome as Success<C>
}
