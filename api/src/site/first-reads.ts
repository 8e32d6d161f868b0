import type { FirstRead, PageAnswer, RemoteRoute } from '@within-reach/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long a page waits for what only makes it quicker, in milliseconds. */
const patience = 300

/**
 * The reads of a page that may be answered within it.
 * @param allowed the addresses of the calls that only read: a version may have been published before it was checked
 */
export const readsOf = (route: RemoteRoute | undefined, allowed: ReadonlySet<string>): readonly FirstRead[] =>
  (route?.reads ?? []).filter(({ path }) => allowed.has(path))

/**
 * Answers what a page will ask first, by the calls themselves, each as this visitor would make it: logged out.
 * @param app the service
 * @param reads what the page asks
 * @param query of its address
 * @returns the answers that came in time and are successes, in no order
 */
export async function answerFirstReads(
  app: FastifyInstance,
  request: FastifyRequest,
  reads: readonly FirstRead[],
  query: URLSearchParams,
): Promise<PageAnswer[]> {
  if (reads.length === 0) return []
  let bell: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    bell = setTimeout(() => resolve(undefined), patience)
  })
  const answers = await Promise.all(
    reads.map((read) => Promise.race([answer(app, request, read, query).catch(() => undefined), late])),
  )
  clearTimeout(bell)
  return answers.filter((one) => one !== undefined)
}

async function answer(
  app: FastifyInstance,
  { ip }: FastifyRequest,
  read: FirstRead,
  query: URLSearchParams,
): Promise<PageAnswer | undefined> {
  const fields = fieldsOf(read, query)
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: read.path,
    remoteAddress: ip,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
  return statusCode === 200 ? { path: read.path, fields, answer: JSON.parse(body) as unknown } : undefined
}

function fieldsOf({ fields, query: names }: FirstRead, query: URLSearchParams): Record<string, string> {
  const given = names.map((name) => [name, query.get(name) ?? ''] as const)
  return { ...fields, ...Object.fromEntries(given.filter(([, value]) => value !== '')) }
}
