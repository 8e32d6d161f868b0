import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The headers by which the calls of a page join its trace (W3C Trace Context). */
export interface TraceHeaders {
  readonly traceparent: string
  /** The time of the page, and a seal of both. */
  readonly tracestate: string
}

/** Lets the calls of a traced page join its trace. Without the seal, anyone could have everything traced, under any id. */
export interface PageTraces {
  /** @param parentId of the span of the page's request */
  issue(parentId: string): TraceHeaders
  /** @returns the span's `parentId`; undefined if this site did not issue the headers, or too long ago */
  read(headers: IncomingHttpHeaders): string | undefined
}

/** Seconds for which calls may join. A page sends the headers for half of that: clocks and connections differ. */
const lifetime = 120

/**
 * @param key shared by all instances of the site
 * @param now milliseconds since 1970
 */
export function createPageTraces(key: Buffer, now: () => number = Date.now): PageTraces {
  const sealOf = (parentId: string, time: string): Buffer =>
    Buffer.from(
      createHmac('sha256', key)
        .update(`trace\n${parentId}\n${time}`)
        .digest()
        .subarray(0, 16)
        .toString('base64url'),
    )
  return {
    issue(parentId) {
      const time = Math.floor(now() / 1000).toString(36)
      return { traceparent: parentId, tracestate: `wr=${time}-${sealOf(parentId, time).toString()}` }
    },
    read({ traceparent, tracestate }) {
      if (typeof traceparent !== 'string' || typeof tracestate !== 'string') return undefined
      if (!/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/.test(traceparent)) return undefined
      const [, time = '', seal = ''] = /^wr=([0-9a-z]{1,8})-([\w-]{22})$/.exec(tracestate) ?? []
      if (seal === '' || !timingSafeEqual(Buffer.from(seal), sealOf(traceparent, time))) return undefined
      return Math.abs(now() / 1000 - parseInt(time, 36)) <= lifetime ? traceparent : undefined
    },
  }
}
