import { type InitialAnswer, type Prefetch, readFieldsAt, type RemoteRoute } from '@within-reach/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../platform/caller'
import type { PrefetchableCalls } from '../platform/prefetchable-calls'

/** How long a page waits for first calls, in milliseconds. */
const timeout = 300

/** The reader of a page. */
export interface PageReader {
  /** The member; undefined for a visitor who is not logged in. */
  readonly member?: Caller
  /** The member whose private data the page may contain; undefined if there is a doubt. */
  readonly owner?: Caller
}

/**
 * Answers the first reads of a page with the functions of their calls. A call that may change something is omitted, even if the
 * record lists it. Private reads are answered only for the owner.
 * @param calls the calls that a page may start with
 * @param route the page's route with its reads
 * @param query the query of its address
 * @returns the successful answers in time, in any order
 */
export async function prefetch(
  calls: PrefetchableCalls,
  request: FastifyRequest,
  route: Pick<RemoteRoute, 'reads' | 'privateReads'> | undefined,
  query: URLSearchParams,
  { member, owner }: PageReader = {},
): Promise<InitialAnswer[]> {
  const { reads = [], privateReads = [] } = route ?? {}
  const common = reads.map((read) =>
    answerOf(read, query, member, (fields) => calls.find(read.path)?.(fields, request, member)),
  )
  const own = owner
    ? privateReads.map((read) =>
        answerOf(read, query, owner, (fields) => calls.findOwn(read.path)?.(fields, request, owner)),
      )
    : []
  const answers = [...common, ...own]
  if (answers.length === 0) return []
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout)
  })
  const inTime = await Promise.all(
    answers.map((answer) => Promise.race([answer.catch(() => undefined), late])),
  )
  clearTimeout(timer)
  return inTime.filter((one) => one !== undefined)
}

async function answerOf(
  read: Prefetch,
  query: URLSearchParams,
  reader: Caller | undefined,
  call: (fields: Record<string, string>) => Promise<Buffer> | undefined,
): Promise<InitialAnswer | undefined> {
  const fields = readFieldsAt(read, query)
  const json = await call(fields)
  return (
    json && {
      path: read.path,
      fields,
      answer: JSON.parse(json.toString()) as unknown,
      ...(reader && { reader: reader.marker }),
    }
  )
}
