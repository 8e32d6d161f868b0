import type { CDPSession } from 'playwright-core'

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

/** Writes down everything that a page asks for, from now on. */
export async function followTraffic(session: CDPSession): Promise<() => readonly Asked[]> {
  const byId = new Map<string, Asked>()
  const depths = new Map<string, number>()
  let start: number | undefined
  session.on('Network.requestWillBeSent', (event: Sent) => {
    const { url } = event.request
    if (!url.startsWith('https:')) return
    start ??= event.timestamp
    const depth = byId.size === 0 ? 1 : 1 + depthBehind(event.initiator, depths)
    depths.set(url, depth)
    const asked = { url, type: event.type ?? '', at: (event.timestamp - start) * 1000, depth }
    byId.set(event.requestId, { ...asked, bytes: 0, fromCache: false })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => markCached(byId.get(requestId)))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) markCached(byId.get(requestId))
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const asked = byId.get(requestId)
    if (asked && !asked.fromCache) asked.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return () => [...byId.values()]
}

function markCached(asked: Asked | undefined): void {
  if (asked) asked.fromCache = true
}

/** The depth of what made a request: the script whose code did, or the page that names it. */
function depthBehind({ url, stack }: Initiator, depths: ReadonlyMap<string, number>): number {
  for (let part = stack; part; part = part.parent)
    for (const frame of part.callFrames) {
      const depth = depths.get(frame.url)
      if (depth !== undefined) return depth
    }
  return (url === undefined ? undefined : depths.get(url)) ?? 1
}
