import { quantile } from './statistics'
import { openCaller, type Caller } from './caller'

/** The requests to repeat. */
export interface Load {
  readonly url: string
  readonly path: string
  readonly bodies: readonly Readonly<Record<string, string>>[]
  readonly token?: string
  readonly seconds: number
  readonly connections: number
}

/** The result. Times are in milliseconds. */
export interface LoadResult {
  readonly perSecond: number
  readonly requests: number
  readonly p50: number
  readonly p99: number
}

/**
 * Sends calls as fast as they are answered, over several connections.
 * @throws Error if an answer is not a success: refusals are fast, and would improve the figures
 */
export async function load({ connections, seconds, ...sent }: Load): Promise<LoadResult> {
  const callers = await Promise.all(Array.from({ length: connections }, () => openCaller(sent.url)))
  const next = requestsOf(sent)
  const times: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  try {
    await Promise.all(
      callers.map(async (caller) => {
        while (performance.now() < until) times.push(await caller.call(next()))
      }),
    )
  } finally {
    for (const caller of callers) caller.close()
  }
  return { ...timesOf(times), perSecond: times.length / ((performance.now() - began) / 1000) }
}

/** Sends each body once, one call after the other: the latency without concurrency. */
export async function oneByOne(sent: Omit<Load, 'seconds' | 'connections'>): Promise<LoadResult> {
  const caller: Caller = await openCaller(sent.url)
  const next = requestsOf(sent)
  const times: number[] = []
  try {
    for (let n = 0; n < sent.bodies.length; n++) times.push(await caller.call(next()))
  } finally {
    caller.close()
  }
  return { ...timesOf(times), perSecond: times.length / (times.reduce((sum, time) => sum + time, 0) / 1000) }
}

function timesOf(times: readonly number[]): Omit<LoadResult, 'perSecond'> {
  const sorted = Float64Array.from(times).sort()
  return { requests: times.length, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
}

/** The number of client addresses. The service limits the calls of each, and the visitors of a real site have many. */
const addresses = 50 * 250
let calls = 0

/** Creates a generator of requests: it uses bodies, tokens and client addresses in turn. */
export function requestsOf(
  sent: Pick<Load, 'path' | 'bodies' | 'token'> & { tokens?: readonly string[] },
): () => string {
  const { path, bodies, token, tokens = token === undefined ? [] : [token] } = sent
  const rests = bodies.map((body, n) => {
    const bearer = tokens.length === 0 ? '' : `Authorization: Bearer ${tokens[n % tokens.length] ?? ''}\r\n`
    const text = new URLSearchParams(body).toString()
    return `${bearer}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${text.length}\r\n\r\n${text}`
  })
  let turn = 0
  return () => {
    const address = `10.0.${Math.floor(calls / 250) % 50}.${calls % 250}`
    calls = (calls + 1) % addresses
    turn = (turn + 1) % rests.length
    return `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${address}\r\n${rests[turn] ?? ''}`
  }
}
