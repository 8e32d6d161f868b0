import type { Prefetch, InitialAnswer, RemoteRoute } from '@within-reach/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../platform/caller'
import type { PrefetchableCalls } from '../platform/prefetchable-calls'

/** How long a page waits for first calls, in milliseconds. */
const timeout = 300

/**
 * Answers the first reads of a page with the functions of their calls. A call that may change something is omitted, even if the
 * record lists it.
 * @param calls the calls that a page may start with
 * @param route the page's route with its reads
 * @param query the query of its address
 * @param reader the member; undefined for a visitor who is not logged in
 * @returns the successful answers in time, in any order
 */
export async function prefetch(
  calls: PrefetchableCalls,
  request: FastifyRequest,
  route: RemoteRoute | undefined,
  query: URLSearchParams,
  reader?: Caller,
): Promise<InitialAnswer[]> {
  const reads = route?.reads ?? []
  if (reads.length === 0) return []
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout)
  })
  const answers = await Promise.all(
    reads.map((read) =>
      Promise.race([answer(calls, request, read, query, reader).catch(() => undefined), late]),
    ),
  )
  clearTimeout(timer)
  return answers.filter((one) => one !== undefined)
}

async function answer(
  calls: PrefetchableCalls,
  request: FastifyRequest,
  read: Prefetch,
  query: URLSearchParams,
  reader?: Caller,
): Promise<InitialAnswer | undefined> {
  const fields = fieldsOf(read, query)
  const json = await calls.find(read.path)?.(fields, request, reader)
  return (
    json && {
      path: read.path,
      fields,
      answer: JSON.parse(json.toString()) as unknown,
      ...(reader && { reader: reader.marker }),
    }
  )
}

function fieldsOf({ fields, query: names }: Prefetch, query: URLSearchParams): Record<string, string> {
  const given = names.map((name) => [name, query.get(name) ?? ''] as const)
  return { ...fields, ...Object.fromEntries(given.filter(([, value]) => value !== '')) }
}
