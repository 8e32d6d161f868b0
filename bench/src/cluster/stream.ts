import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { eventsPath, postMsg } from '@within-reach/contract'
import { ask, clientHeaders } from './ask'

/** Milliseconds between two messages, before a repeated attempt, and until the last count must have arrived. */
const pause = 200
const repeatAfter = 100
const arrivesWithin = 10_000

/** The messages of one member to another, who has an open event stream. */
export interface StreamFound {
  /** Acknowledged messages. */
  readonly messages: number
  /** Messages that the stream has not counted. */
  readonly missed: number
}

/** A member who writes messages, and another who reads their count on an event stream. */
export interface StreamWatch {
  /** Waits for the count of the messages so far. */
  take(): Promise<StreamFound>
  stop(): Promise<void>
}

/** A member with a bearer. */
export interface StreamMember {
  readonly email: string
  readonly token: string
}

/**
 * Starts to write at one instance, with the stream at the other.
 * @param urls two instances
 */
export function watchStream(
  [here, there]: readonly [string, string],
  writer: StreamMember,
  reader: StreamMember,
): StreamWatch {
  let messages = 0
  let reported = 0
  let counted = 0
  let stopped = false
  let paused = false
  const stream = openStream(there, reader, (count) => (counted = count))
  const run = async (): Promise<void> => {
    while (!stopped) {
      await delay(pause)
      if (paused) continue
      const headers = { Authorization: `Bearer ${writer.token}`, 'Idempotency-Key': randomUUID() }
      const fields = { to: reader.email, msg: 'Are you there?' }
      while ((await ask(here, postMsg, fields, headers)).kind !== 'ok' && !stopped) await delay(repeatAfter)
      messages++
    }
  }
  const all = run()
  return {
    async take() {
      paused = true
      // A message that is being sent is acknowledged meanwhile.
      await delay(pause * 5)
      const until = performance.now() + arrivesWithin
      while (counted < messages && performance.now() < until) await delay(50)
      const found = { messages: messages - reported, missed: messages - counted }
      reported = messages
      paused = false
      return found
    },
    async stop() {
      stopped = true
      stream.close()
      await all
    },
  }
}

/** Reads the counts of an event stream, and opens it again a second after it ended, like a browser. */
function openStream(url: string, { token }: StreamMember, onCount: (count: number) => void) {
  let closed = false
  let current: { destroy(): unknown } | undefined
  const open = (): void => {
    if (closed) return
    const again = () => void setTimeout(open, 1000).unref()
    // The headers with which a page of this site opens a stream.
    const headers = { ...clientHeaders(), cookie: `wr_session=${token}`, 'sec-fetch-site': 'same-origin' }
    const request = get(url + eventsPath, { agent: false, headers }, (answer) => {
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        for (const [, count] of text.matchAll(/"count":(\d+)/g)) onCount(Number(count))
      })
      answer.once('close', again)
      answer.once('error', () => {})
    })
    request.once('error', again)
    current = request
  }
  open()
  return {
    close() {
      closed = true
      current?.destroy()
    },
  }
}
