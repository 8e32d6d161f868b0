import { type Prefetch, readAt, readFieldsAt } from '@within-reach/contract'
import { markPrefetched, queryClient, read, sharedKeyOf } from './query-client'

/** A read of a page that is not open yet. */
export interface PrefetchedRead {
  /** A read of the page's route, from its record. */
  readonly read: Prefetch
  /** The query of the page's address. */
  readonly query: URLSearchParams
  /** The marker of the member who is logged in. */
  readonly reader: string | undefined
}

/**
 * Makes a first read of a page, so that its screen finds the answer in the cache. A screen that is opened meanwhile
 * waits for the same request. A cached answer is not read again. Errors are ignored, and the screen reads again.
 */
export function prefetchRead({ read: declared, query, reader }: PrefetchedRead): Promise<void> {
  const call = readAt(declared.path as `/api/${string}`)
  const sent = readFieldsAt(declared, query)
  return queryClient.prefetchQuery({
    queryKey: sharedKeyOf(call, sent, reader),
    queryFn: async ({ signal }) => markPrefetched(await read({ call, fields: sent, reader, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
