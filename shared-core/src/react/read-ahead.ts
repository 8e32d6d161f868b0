import { type Prefetch, readAt } from '@within-reach/contract'
import { markReadAhead, queryClient, read, sharedKeyOf } from './query-client'

/** A read before its page is opened. */
export interface ReadAhead {
  /** A read of the page's route, as its record names it. */
  readonly read: Prefetch
  /** The query of the page's address. */
  readonly query: URLSearchParams
  /** The marker of the member who is logged in. */
  readonly reader: string | undefined
}

/**
 * Reads what a page begins with, so that its screen finds the answer. A screen that is opened meanwhile waits for the same request.
 * An answer that is there is not read again. A failure is silent, and the screen reads again.
 */
export function readAhead({ read: { path, fields, query: names }, query, reader }: ReadAhead): Promise<void> {
  const call = readAt(path as `/api/${string}`)
  const given = names.map((name) => [name, query.get(name) ?? ''] as const)
  const sent = { ...fields, ...Object.fromEntries(given.filter(([, value]) => value !== '')) }
  return queryClient.prefetchQuery({
    queryKey: sharedKeyOf(call, sent, reader),
    queryFn: async ({ signal }) => markReadAhead(await read({ call, fields: sent, reader, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
