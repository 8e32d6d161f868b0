import { type NewestMessages, unread } from '@within-reach/contract'
import { createSessionStore } from '@within-reach/shared-core'
import { mina, stubService } from '@within-reach/shared-core/testing'
import { followEvents } from '../member-events/follow-events'

/** A stream that the test controls. */
export class Stream extends EventTarget {
  static readonly CLOSED = 2
  static open: Stream[] = []
  readyState = 1
  constructor(readonly url: string) {
    super()
    Stream.open.push(this)
  }
  close() {
    Stream.open = Stream.open.filter((stream) => stream !== this)
  }
  say(count: number, newest?: NewestMessages) {
    this.dispatchEvent(new MessageEvent('unread', { data: JSON.stringify({ count, newest }) }))
  }
  sayDeleted(n: number) {
    this.dispatchEvent(new MessageEvent('message-deleted', { data: JSON.stringify({ n }) }))
  }
  /** @param changed the newest change of the member's own cases */
  sayCase(n: number, changed?: string) {
    this.dispatchEvent(new MessageEvent('case', { data: JSON.stringify({ n, changed }) }))
  }
  refuse() {
    this.readyState = Stream.CLOSED
    this.dispatchEvent(new Event('error'))
  }
}

/** The tabs of one browser: a channel that reaches the others, and a lock that one tab holds. */
export class Channel {
  static readonly tabs = new Set<Channel>()
  onmessage?: (event: { data: unknown }) => void
  constructor(readonly name: string) {
    Channel.tabs.add(this)
  }
  postMessage(data: unknown) {
    for (const tab of Channel.tabs) if (tab !== this && tab.name === this.name) tab.onmessage?.({ data })
  }
  close() {
    Channel.tabs.delete(this)
  }
}
let held: Promise<unknown> = Promise.resolve()
export const locks = {
  request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
    (held = held.then(() => (signal.aborted ? Promise.reject(new Error('left')) : work()))),
}

/** Waits until all pending promises have settled. */
export const flush = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}

/** A tab of a member, which follows the events. */
export function tab() {
  const session = createSessionStore({ status: 'loggedIn', member: mina, token: 'token' })
  return { session, ...followEvents(session) }
}

/** A browser without tabs, before each test. */
export function openBrowser(): void {
  held = Promise.resolve()
  Stream.open = []
  Channel.tabs.clear()
  Object.assign(globalThis, { EventSource: Stream, BroadcastChannel: Channel })
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  stubService().answer(unread, { kind: 'ok', data: { count: 2 } })
}
