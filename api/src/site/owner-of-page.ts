import type { RedirectedGroup } from '@within-reach/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../platform/caller'
import { isLoadedAhead } from './is-loaded-ahead'

/** The origins of navigations that no other site can cause, not even one on the same domain. */
const fromHere: ReadonlySet<unknown> = new Set([undefined, 'same-origin', 'none'])

/**
 * The member whose private data a page may contain: session and marker match, and the page is opened now, as a document, from this
 * site or by hand. Every other page contains nothing private, and its scripts read it.
 * @param reader the member of the session
 * @param group the reader's group; undefined if the service is not certain of it
 */
export function ownerOfPage(
  request: Pick<FastifyRequest, 'headers'>,
  reader: Caller | undefined,
  group: RedirectedGroup | undefined,
): Caller | undefined {
  const { 'sec-fetch-dest': destination = 'document', 'sec-fetch-site': from } = request.headers
  const isOpened = destination === 'document' && fromHere.has(from) && !isLoadedAhead(request)
  return group === 'members' && isOpened ? reader : undefined
}
