import { setTimeout as delay } from 'node:timers/promises'
import { changeRegistry, registryStatus } from '@within-reach/contract'
import { ask } from './ask'

/** Milliseconds between two changes. */
const pause = 1000
/**
 * How long an announcement may take to reach the other instance while that one reaches the database, in milliseconds. Every half
 * minute it also looks by itself.
 */
const arrivesWithin = 10_000
const change = { type: 'region', remote: 'mfe-askreach', region: 'Others' } as const

/** The acknowledged changes of the registry. */
export interface AnnouncementsFound {
  readonly changes: number
  /** Changes that the other instance did not know in time. */
  readonly missed: number
  /** The longest time until the other instance knew a change, while it reached the database, in milliseconds. */
  readonly slowest: number
}

/** An operator who changes what is live all the time. */
export interface Announcer {
  /** The changes since the start, or since the last time that this was asked. */
  take(): AnnouncementsFound
  stop(): Promise<void>
}

/**
 * Starts to change what is live, at the instances in turn, and watches when the other one knows it.
 * @param urls two instances
 * @param token of an operator
 */
export function startAnnouncer(urls: readonly [string, string], token: string): Announcer {
  const headers = { Authorization: `Bearer ${token}` }
  let found = { changes: 0, missed: 0, slowest: 0 }
  let stopped = false
  const run = async (): Promise<void> => {
    let revision = 0
    let open = false
    for (let n = 0; !stopped; n++) {
      const [here, there] = n % 2 === 0 ? urls : [urls[1], urls[0]]
      const fields = {
        change: JSON.stringify({ ...change, open }),
        revision: String(revision),
        why: 'cluster',
      }
      const outcome = await ask(here, changeRegistry, fields, headers)
      if (outcome.kind === 'ok') {
        revision = outcome.data.revision
        open = !open
        const took = await untilKnown(there, revision)
        found.changes++
        if (took === undefined) found.missed++
        else found.slowest = Math.max(found.slowest, took)
      } else if (outcome.kind === 'refused') open = !open
      else if (outcome.kind === 'stale') {
        const status = await ask(here, registryStatus, {}, headers)
        if (status.kind === 'ok') revision = status.data.revision
      }
      await delay(outcome.kind === 'ok' ? pause : 100)
    }
  }
  const all = run()
  return {
    take() {
      const taken = found
      found = { changes: 0, missed: 0, slowest: 0 }
      return taken
    },
    async stop() {
      stopped = true
      await all
    },
  }
}

/**
 * @returns milliseconds until an instance knows a revision, since the change or since it last did not reach the database;
 * undefined if that takes too long
 */
async function untilKnown(url: string, revision: number): Promise<number | undefined> {
  let began = performance.now()
  while (performance.now() - began < arrivesWithin) {
    const answer = await fetch(`${url}/api/registry/decision`).catch(() => undefined)
    const decision = (await answer?.json().catch(() => undefined)) as { revision?: number } | undefined
    if ((decision?.revision ?? 0) >= revision) return performance.now() - began
    const ready = await fetch(`${url}/readyz`).catch(() => undefined)
    await ready?.arrayBuffer()
    if (!ready?.ok) began = performance.now()
    await delay(25)
  }
  return undefined
}
