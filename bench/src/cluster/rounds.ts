import { setTimeout as delay } from 'node:timers/promises'
import type { Announcer } from './announcements'
import type { FaultName, Round } from './cluster-result'
import type { DatabaseCluster } from './database'
import type { Readers } from './readers'
import type { StreamWatch } from './stream'
import type { Writers } from './writers'

/** How long the load runs before a fault and after its repair, in milliseconds. */
const calm = 2000

/** What runs all the time. */
export interface Load {
  readonly writers: Writers
  readonly readers: Readers
  readonly announcer: Announcer
  readonly stream: StreamWatch
}

/**
 * Each fault.
 * @returns what repairs it; undefined if nothing is broken afterwards
 */
const faults: Readonly<Record<FaultName, (cluster: DatabaseCluster) => Promise<(() => void) | undefined>>> = {
  async killed(cluster) {
    const { host, start } = await cluster.primary()
    host.kill()
    return start
  },
  async 'network cut'(cluster) {
    const { host } = await cluster.primary()
    host.cut()
    return host.mend
  },
  async 'switched over'(cluster) {
    await cluster.switchOver()
    return undefined
  },
}

/** Produces a fault, waits until writes go on, repairs it, and waits until all members are in sync. */
export async function runRound(fault: FaultName, cluster: DatabaseCluster, load: Load): Promise<Round> {
  const { writers, readers, announcer, stream } = load
  readers.take()
  announcer.take()
  await delay(calm)
  const began = performance.now()
  const repair = await faults[fault](cluster)
  await writers.untilWritten()
  const repaired = repair ? performance.now() : began
  repair?.()
  const inSync = (await cluster.untilInSync()) - repaired
  await delay(calm)
  // Before the comparison, which pauses the writers.
  const gap = writers.longestGap(began)
  return {
    fault,
    gap: gap / 1000,
    inSync: inSync / 1000,
    reads: readers.take(),
    announcements: announcer.take(),
    stream: await stream.take(),
    writes: await writers.compare(cluster.url),
  }
}
