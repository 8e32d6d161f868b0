import { setTimeout as delay } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'

/** For how long nothing is on its way where a page is at rest, in milliseconds. */
const quiet = 500

/** One request of a page, as the browser tells of it. */
export interface Asked {
  readonly url: string
  readonly type: string
  /** When it was asked for, in milliseconds after the page itself was. */
  readonly at: number
  /** How many requests stand before it in a row, each of which had to be answered for the next to be made; the page is 1. */
  readonly depth: number
  /** What came over the network, headers included. */
  bytes: number
  fromCache: boolean
}

interface Sent {
  readonly requestId: string
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

/** What some requests brought over the network. */
export const bytesOf = (asked: readonly Asked[]): number => asked.reduce((sum, { bytes }) => sum + bytes, 0)

/** How many requests stand in the longest row. */
export const depthOf = (asked: readonly Asked[]): number => Math.max(0, ...asked.map(({ depth }) => depth))

/** What a page asked for, as it goes on. */
export interface Traffic {
  readonly asked: () => readonly Asked[]
  /**
   * Waits until the page is at rest, which on a slow machine it may also seem to be while it works.
   * @param patience in milliseconds
   * @throws Error where something is on its way for longer
   */
  atRest(patience: number): Promise<void>
}

/** Writes down everything that a page asks for, from now on. */
export async function followTraffic(session: CDPSession): Promise<Traffic> {
  const byId = new Map<string, Asked>()
  const depths = new Map<string, number>()
  const onTheirWay = new Set<string>()
  let start: number | undefined
  let last = Date.now()
  const ended = (requestId: string) => {
    last = Date.now()
    onTheirWay.delete(requestId)
  }
  session.on('Network.requestWillBeSent', (event: Sent) => {
    const { url } = event.request
    if (!url.startsWith('https:')) return
    start ??= event.timestamp
    const depth = byId.size === 0 ? 1 : 1 + depthBehind(event.initiator, depths)
    depths.set(url, depth)
    const asked = { url, type: event.type ?? '', at: (event.timestamp - start) * 1000, depth }
    byId.set(event.requestId, { ...asked, bytes: 0, fromCache: false })
    onTheirWay.add(event.requestId)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => markCached(byId.get(requestId)))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) markCached(byId.get(requestId))
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    ended(requestId)
    const asked = byId.get(requestId)
    if (asked && !asked.fromCache) asked.bytes = encodedDataLength
  })
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId))
  await session.send('Network.enable')
  return {
    asked: () => [...byId.values()],
    async atRest(patience) {
      const until = Date.now() + patience
      while (onTheirWay.size > 0 || Date.now() - last < quiet) {
        if (Date.now() > until) throw new Error(`The page does not come to rest: ${[...onTheirWay].join()}`)
        await delay(quiet / 10)
      }
    },
  }
}

function markCached(asked: Asked | undefined): void {
  if (asked) asked.fromCache = true
}

/** The depth of what made a request: the deepest of the scripts that had to run for it, or the page that names it. */
function depthBehind({ url, stack }: Initiator, depths: ReadonlyMap<string, number>): number {
  const scripts = framesOf(stack).flatMap((frame) => depths.get(frame.url) ?? [])
  const named = url === undefined ? undefined : depths.get(url)
  return scripts.length > 0 ? Math.max(...scripts) : (named ?? 1)
}

/** With those of what was waited for. */
const framesOf = (stack: Stack | undefined): Stack['callFrames'] =>
  stack ? [...stack.callFrames, ...framesOf(stack.parent)] : []
