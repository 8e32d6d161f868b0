import { eventsPath, messageDeletedEvent, type Session, Unread, unreadEvent } from '@within-reach/contract'
import * as v from 'valibot'
import type { TestApi } from './api'

/** A page of the site that reads the member's event stream. */
export interface EventReader {
  readonly status: number
  readonly headers: Headers
  /** The next data; undefined when the service has ended the stream. */
  next(): Promise<Unread | undefined>
  /** The next count; undefined when the service has ended the stream. */
  nextCount(): Promise<number | undefined>
  /** Resolves when the stream tells of a deleted message. */
  nextDeletion(): Promise<unknown>
  /** Reads until this count arrives, and returns it; undefined if the stream ends before. */
  waitForCount(count: number): Promise<number | undefined>
  /** Resolves with true when the service has ended the stream properly; rejects if the connection breaks. */
  ended(): Promise<true>
  /** Closes the page. */
  leave(): void
}

const ownPage = { 'Sec-Fetch-Site': 'same-origin' }

/** Reads the next data of an event from a stream; undefined when the service has ended it. */
export async function nextData(blocks: AsyncGenerator<string, undefined>, event: string): Promise<unknown> {
  for (;;) {
    const { done, value } = await blocks.next()
    if (done) return undefined
    const [, name, data = ''] = /^event: (.+)\ndata: (.+)$/.exec(value) ?? []
    if (name === event) return JSON.parse(data)
  }
}

/**
 * Opens the event stream of an instance.
 * @param session the member's session; by default a visitor's
 * @param headers the headers of the browser
 */
export async function readEvents(
  { url }: TestApi,
  session?: Session,
  headers: Readonly<Record<string, string>> = ownPage,
): Promise<EventReader> {
  const leaving = new AbortController()
  const answer = await fetch(url + eventsPath, {
    headers: { ...headers, ...(session && { Cookie: `wr_session=${session.api_token}` }) },
    signal: leaving.signal,
  })
  const blocks = blocksOf(answer)
  const next = async (): Promise<Unread | undefined> => {
    const data = await nextData(blocks, unreadEvent)
    return data === undefined ? undefined : v.parse(Unread, data)
  }
  const nextCount = async (): Promise<number | undefined> => (await next())?.count
  return {
    status: answer.status,
    headers: answer.headers,
    next,
    nextCount,
    nextDeletion: () => nextData(blocks, messageDeletedEvent),
    async waitForCount(count) {
      let received = await nextCount()
      while (received !== undefined && received !== count) received = await nextCount()
      return received
    },
    async ended() {
      while ((await nextCount()) !== undefined) continue
      return true
    },
    leave: () => leaving.abort(),
  }
}

/** The events of a stream as it arrives. */
export async function* blocksOf(answer: Response): AsyncGenerator<string, undefined> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    yield* blocks
  }
}
