import { setTimeout as delay } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'

/** The time without pending requests after which a page is idle, in milliseconds. */
const quiet = 500

/** One request of a page, from the browser's events. */
export interface TrackedRequest {
  readonly url: string
  readonly type: string
  /** Its start, in milliseconds after the page's own request. */
  readonly at: number
  /**
   * Its depth: the number of requests that had to be answered one after the other before it could be sent; the page is 1.
   */
  readonly depth: number
  /** The transferred bytes, including headers. */
  bytes: number
  fromCache: boolean
}

interface Sent {
  readonly requestId: string
  /** The page load that it belongs to. */
  readonly loaderId: string
  readonly timestamp: number
  readonly type?: string
  readonly request: { readonly url: string }
  readonly initiator: Initiator
}

interface Initiator {
  readonly type: string
  readonly url?: string
  readonly stack?: Stack
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[]
  readonly parent?: Stack
}

/** The total of some requests. */
export const bytesOf = (requests: readonly TrackedRequest[]): number =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0)

/** The maximum depth. */
export const depthOf = (requests: readonly TrackedRequest[]): number =>
  Math.max(0, ...requests.map(({ depth }) => depth))

/** The requests of a page, as they happen. */
export interface Traffic {
  readonly requests: () => readonly TrackedRequest[]
  /**
   * Waits until the page has had no pending request for a while. On a slow machine it may seem idle while its scripts run.
   * @param timeout in milliseconds
   * @throws Error if the page is not idle within the time limit
   */
  waitUntilIdle(timeout: number): Promise<void>
}

/** Records all further requests of a page. */
export async function followTraffic(session: CDPSession): Promise<Traffic> {
  const byId = new Map<string, TrackedRequest>()
  const depths = new Map<string, number>()
  const pending = new Set<string>()
  let start: number | undefined
  let page: string | undefined
  let last = Date.now()
  const ended = (requestId: string) => {
    last = Date.now()
    pending.delete(requestId)
  }
  session.on('Network.requestWillBeSent', (event: Sent) => {
    const { url } = event.request
    if (!url.startsWith('https:')) return
    start ??= event.timestamp
    const depth = byId.size === 0 ? 1 : 1 + depthBehind(event.initiator, depths)
    depths.set(url, depth)
    const request = { url, type: event.type ?? '', at: (event.timestamp - start) * 1000, depth }
    byId.set(event.requestId, { ...request, bytes: 0, fromCache: false })
    if (event.type === 'Document') {
      page = event.loaderId
      pending.clear()
    }
    // The browser does not report the end of requests whose page was left. A stream of events stays open as long as its page.
    if (event.loaderId === page && event.type !== 'EventSource') pending.add(event.requestId)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => markCached(byId.get(requestId)))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) markCached(byId.get(requestId))
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    ended(requestId)
    const request = byId.get(requestId)
    if (request && !request.fromCache) request.bytes = encodedDataLength
  })
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId))
  await session.send('Network.enable')
  return {
    requests: () => [...byId.values()],
    async waitUntilIdle(timeout) {
      const until = Date.now() + timeout
      while (pending.size > 0 || Date.now() - last < quiet) {
        if (Date.now() > until) {
          const urls = [...pending].map((id) => byId.get(id)?.url ?? id)
          throw new Error(`The page does not become idle, because of ${urls.join(', ')}`)
        }
        await delay(quiet / 10)
      }
    },
  }
}

function markCached(request: TrackedRequest | undefined): void {
  if (request) request.fromCache = true
}

/** The depth of a request's cause: the deepest of the scripts that had to run for it, or the page that names it. */
function depthBehind({ url, stack }: Initiator, depths: ReadonlyMap<string, number>): number {
  const scripts = framesOf(stack).flatMap((frame) => depths.get(frame.url) ?? [])
  const named = url === undefined ? undefined : depths.get(url)
  return scripts.length > 0 ? Math.max(...scripts) : (named ?? 1)
}

/** The frames of a stack and of the asynchronous stacks before it. */
const framesOf = (stack: Stack | undefined): Stack['callFrames'] =>
  stack ? [...stack.callFrames, ...framesOf(stack.parent)] : []
