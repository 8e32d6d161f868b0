import { setTimeout as delay } from 'node:timers/promises'
import { openCaller } from '../measure/caller'
import { requestsOf } from '../measure/load'
import { quantile } from '../measure/statistics'

/** A number of clients, each with its own connection. */
export interface Crowd {
  readonly url: string
  readonly path: string
  readonly bodies: readonly Readonly<Record<string, string>>[]
  /** Bearers, used in turn; empty for calls without login. */
  readonly tokens: readonly string[]
  readonly connections: number
  readonly seconds: number
  /** Milliseconds that a client waits after a refusal; it does not wait after an answer. */
  readonly pause: number
  /** The number of further clients that wait after a refusal as Retry-After says; by default none. */
  readonly patient?: number
}

/** Retry-After of the service's refusals, in milliseconds. */
const retryAfter = 1000

/** The result. Times are in milliseconds. */
export interface CrowdResult {
  /** Accepted calls per second. */
  readonly perSecond: number
  /** Calls per second, accepted or not. */
  readonly offered: number
  /** The share of refused calls, 0..1. */
  readonly shed: number
  readonly p50: number
  readonly p99: number
  /** The latency of refusals, of the patient clients only: the service delays clients that ignore Retry-After. */
  readonly refusalP50: number
  readonly refusalP99: number
}

/** Sends calls as described. @throws Error if an answer is neither a success nor 503 */
export async function runCrowd(crowd: Crowd): Promise<CrowdResult> {
  const { url, connections, seconds, pause, patient = 0 } = crowd
  const next = requestsOf(crowd)
  const callers = await Promise.all(Array.from({ length: connections + patient }, () => openCaller(url)))
  const accepted: number[] = []
  /** The times of refusals, by client. */
  const refused: number[][] = callers.map(() => [])
  const began = performance.now()
  const until = began + seconds * 1000
  await Promise.all(
    callers.map(async (caller, n) => {
      const wait = n < patient ? retryAfter : pause
      // Spread over one wait, so that refused clients do not all return at once.
      if (pause > 0) await delay(Math.random() * Math.min(wait, seconds * 1000))
      while (performance.now() < until) {
        const { status, time } = await caller.ask(next())
        if (status !== 200 && status !== 503) throw new Error(`${crowd.path} answered ${status}`)
        if (status === 200) accepted.push(time)
        else {
          refused[n]?.push(time)
          // No wait exceeds the run, so that the figures cover only the time in which all clients send.
          await delay(Math.min(wait * (n < patient ? 1 : 0.5 + Math.random()), until - performance.now()))
        }
      }
      caller.close()
    }),
  )
  const took = (performance.now() - began) / 1000
  const shed = refused.flat().length
  const [served, timed] = [accepted, refused.slice(0, patient).flat()].map((times) =>
    Float64Array.from(times).sort(),
  )
  const at = (times: Float64Array | undefined, share: number) =>
    times === undefined || times.length === 0 ? 0 : quantile(times, share)
  return {
    perSecond: accepted.length / took,
    offered: (accepted.length + shed) / took,
    shed: shed / (accepted.length + shed),
    p50: at(served, 0.5),
    p99: at(served, 0.99),
    refusalP50: at(timed, 0.5),
    refusalP99: at(timed, 0.99),
  }
}
