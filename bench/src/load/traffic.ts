import { Agent, request } from 'node:http'

/** Clients that send one request after the other over a kept connection. */
const clients = 16

/** A request that clients send in turn with others. */
export interface RequestKind {
  readonly name: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** A form; without one, the request is a GET. Called for each request. */
  readonly form?: () => Readonly<Record<string, string>>
  /** Also loads the scripts and styles that the answer names. */
  readonly withFiles?: boolean
}

/** The requests of a period. */
export interface TrafficFound {
  readonly requests: number
  /** Without an answer, or with a status that counts as failed. */
  readonly failed: number
  /** The failed ones by name and status; 0 is no answer. */
  readonly failures: Readonly<Record<string, number>>
  readonly seconds: number
  /** Milliseconds. */
  readonly p99: number
}

/** Clients that send requests until they are stopped. */
export interface Traffic {
  readonly count: () => number
  /** @param least stops only after so many requests */
  stop(least?: number): Promise<TrafficFound>
}

/**
 * Starts to send.
 * @param isFailed whether a status counts as failed
 */
export function startTraffic(
  url: string,
  kinds: readonly RequestKind[],
  isFailed: (status: number) => boolean,
): Traffic {
  const began = performance.now()
  const times: number[] = []
  const failures: Record<string, number> = {}
  let failed = 0
  let stopAt = Number.POSITIVE_INFINITY

  const sendOne = async (agent: Agent, kind: RequestKind, path: string): Promise<string> => {
    const sent = performance.now()
    const one = { ...kind, headers: { ...clientAddress(), ...kind.headers } }
    const { status, text } = await send(agent, url + path, one).catch(() => ({ status: 0, text: '' }))
    times.push(performance.now() - sent)
    if (status === 0 || isFailed(status)) {
      failed++
      console.log(`${one.name} failed after ${Math.round(performance.now() - sent)} ms: ${status} ${text}`)
      const what = `${kind.name}: ${status}`
      failures[what] = (failures[what] ?? 0) + 1
    }
    return text
  }
  const client = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let n = 0; times.length < stopAt; n++) {
      const kind = kinds[n % kinds.length]
      if (!kind) break
      const text = await sendOne(agent, kind, kind.path)
      if (!kind.withFiles) continue
      for (const file of filesIn(text))
        await sendOne(agent, { name: `file of ${kind.name}`, path: file }, file)
    }
    agent.destroy()
  }
  const all = Promise.all(Array.from({ length: clients }, client))
  return {
    count: () => times.length,
    async stop(least = 0) {
      stopAt = least
      await all
      const sorted = times.sort((a, b) => a - b)
      const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
      const seconds = (performance.now() - began) / 1000
      return { requests: times.length, failed, failures, seconds, p99 }
    },
  }
}

let addresses = 0
/** Different client addresses, because the service limits the requests of each. */
const clientAddress = () => {
  addresses++
  return { 'X-Forwarded-For': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}` }
}

/** The scripts and styles that a page names. */
const filesIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="(\/(?:assets|remotes)\/[^"]+\.(?:js|css))"/g)].map(
      ([, file = '']) => file,
    ),
  ),
]

/** @returns status and text after the complete answer */
const send = (agent: Agent, url: string, { form, headers, withFiles }: RequestKind) =>
  new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const body = form && new URLSearchParams(form()).toString()
    const type = body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request(url, { agent, method, headers: { ...type, ...headers } }, (answer) => {
      let text = ''
      // The body of a failure says why.
      const isRead = withFiles === true || (answer.statusCode ?? 0) >= 400
      if (isRead) answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      else answer.resume()
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      answer.once('error', reject)
    })
    sent.once('error', reject)
    sent.end(body)
  })
