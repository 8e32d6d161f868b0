import { Readable } from 'node:stream'

/** How long a reader may take to receive the end of a stream, in milliseconds. */
const endTimeout = 1000

/** Server-sent events for one reader (WHATWG HTML, section 9.2). */
export interface EventStream {
  readonly body: Readable
  /** Sends the newest value of an event, unless the reader already has it. */
  send(event: string, data: unknown): void
  /** Shows proxies and the reader that the stream is alive. Cuts off a reader that has not read the previous heartbeat. */
  beat(): void
  /** @param retry milliseconds after which the reader may reconnect, if not the usual time */
  end(retry?: number): void
}

/**
 * Opens a stream. For a slow reader it buffers at most one line per event: a newer one replaces the older, so that no
 * reader makes memory grow.
 * @param retry milliseconds after which a disconnected reader reconnects
 */
export function openEventStream(retry: number): EventStream {
  const waiting = new Map<string, string>()
  const known = new Map<string, string>()
  let wanted = false
  let over = false
  const body = new Readable({
    highWaterMark: 1024,
    read() {
      wanted = true
      flush()
    },
  })
  const flush = (): void => {
    for (const [kind, lines] of waiting) {
      if (!wanted) return
      waiting.delete(kind)
      wanted = body.push(`${lines}\n\n`)
    }
  }
  const write = (kind: string, lines: string): void => {
    if (over) return
    waiting.set(kind, lines)
    flush()
  }
  body.once('close', () => {
    over = true
  })
  write('retry', `retry: ${retry}`)
  return {
    body,
    send(event, data) {
      const lines = `event: ${event}\ndata: ${JSON.stringify(data)}`
      if (known.get(event) === lines) return
      known.set(event, lines)
      write(event, lines)
    },
    beat() {
      if (waiting.has('beat')) body.destroy()
      else write('beat', ':')
    },
    end(later) {
      if (over) return
      if (later !== undefined) write('retry', `retry: ${later}`)
      over = true
      // These few lines are the last, so they need not wait for the reader's demand.
      for (const lines of waiting.values()) body.push(`${lines}\n\n`)
      waiting.clear()
      body.push(null)
      const late = setTimeout(() => body.destroy(), endTimeout)
      body.once('close', () => clearTimeout(late))
    },
  }
}
