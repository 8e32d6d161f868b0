import type { Call, Failure, RequestOf, Success } from '@within-reach/contract'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { type CallFailed, queryClient, read, staleTimeOf } from './query-client'
import { useMember } from './remote-context'
import { readInitial, type ReadOptions, useQueryKey } from './use-call'

/** A list that is read page by page. */
export interface CallPages<C extends Call> {
  /** The answers so far, the first page first. Undefined until the first is there. */
  readonly pages: readonly Success<C>[] | undefined
  /** The failure of the first page, or of a refetch. */
  readonly failure: Failure<C> | undefined
  readonly isFetching: boolean
  /** The page after the last one. */
  readonly next: {
    readonly exists: boolean
    readonly isFetching: boolean
    readonly failure: Failure<C> | undefined
  }
  /** Reads the next page. */
  fetchNext(): void
  /** Clears the answers and starts with the first page. */
  restart(): void
}

export interface PagedRead<C extends Call, Page> extends ReadOptions {
  readonly firstPage: Page
  /** The fields that request a page. */
  readonly fieldsOf: (page: Page) => RequestOf<C>
  /** The page after an answer. Undefined after the last one. */
  readonly nextOf: (last: Success<C>, page: Page) => Page | undefined
}

/**
 * Reads a list page by page, and otherwise works as `useCall`. A screen that is opened again shows as many pages as
 * before. Initial data is the first page.
 * @param call a call with a page or a cursor among its fields
 */
export function useCallPages<C extends Call, Page>(
  call: C,
  { firstPage, fieldsOf, nextOf, send, ...options }: PagedRead<C, Page>,
): CallPages<C> {
  // An answer that was prefetched for the page stands under the key of a single read.
  const singleKey = useQueryKey(call, fieldsOf(firstPage), options)
  const queryKey = [...singleKey, 'pages'] as const
  const reader = useMember()?.marker
  const isKnown = queryClient.getQueryData(queryKey) !== undefined
  const prefetched = isKnown ? undefined : queryClient.getQueryData<Success<C>>(singleKey)
  if (prefetched) queryClient.removeQueries({ queryKey: singleKey, exact: true })
  const initial = isKnown ? undefined : (prefetched ?? readInitial(call, fieldsOf(firstPage), reader))
  // As `initialData`, it would return after each restart.
  if (initial) queryClient.setQueryData(queryKey, { pages: [initial], pageParams: [firstPage] })
  const query = useInfiniteQuery<
    Success<C>,
    CallFailed<C>,
    InfiniteData<Success<C>, Page>,
    typeof queryKey,
    Page
  >(
    {
      queryKey,
      queryFn: ({ signal, pageParam }) =>
        read({ call, fields: fieldsOf(pageParam as Page), reader, signal, send }),
      initialPageParam: firstPage,
      staleTime: ({ state }) => staleTimeOf(state.data?.pages[0]),
      getNextPageParam: (last, _all, page) => nextOf(last, page),
    },
    queryClient,
  )
  const failure = query.error?.outcome
  return {
    pages: query.data?.pages,
    failure: query.isFetchNextPageError ? undefined : failure,
    isFetching: query.isFetching,
    next: {
      exists: query.hasNextPage,
      isFetching: query.isFetchingNextPage,
      failure: query.isFetchNextPageError ? failure : undefined,
    },
    fetchNext: () => void query.fetchNextPage(),
    restart: () => void queryClient.resetQueries({ queryKey }),
  }
}
