import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type BenchCall, benchCalls } from '../api/calls'
import { fillSize } from '../data/data'
import { asSize, sizes } from '../data/sizes'
import { load } from '../measure/load'
import { processorTime } from '../measure/processor'
import { spreadOf } from '../measure/statistics'
import { saveResult } from '../results'
import { type LaunchedService, launchService, startSite } from '../site'
import type { ReplicasResult, ReplicasRow } from './replicas-result'
import { processOf, startStreamingReplica, type StreamingReplica } from './streaming-replica'

const mostReplicas = 2
const mostInstances = 3
/** Over all instances. */
const connections = 12
const measured = ['board list', 'post', 'search']

/**
 * Measures lists, posts and searches with 0 to 2 replicas and 1 to 3 instances, all on one machine:
 * `npm run bench -- replicas [--size 100k] [--rounds 3] [--seconds 1]`. The machine bounds the throughput; the processor time of each
 * server says what further machines would add.
 */
export async function replicas(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      size: { type: 'string', default: '100k' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '1' },
    },
  })
  const size = asSize(values.size)
  await fillSize(size)
  const calls = benchCalls(sizes[size]).filter(({ name }) => measured.includes(name))
  // It owns the database, and gets no requests.
  const owner = await startSite(size)
  const primary = await processOf(owner.databaseUrl)
  const servers: StreamingReplica[] = []
  const rows: ReplicasRow[] = []
  try {
    for (let count = 0; count <= mostReplicas; count++) {
      if (count > 0) servers.push(await startStreamingReplica(owner.databaseUrl, count))
      for (let instances = 1; instances <= mostInstances; instances++)
        rows.push(
          ...(await measureTogether(owner.databaseUrl, servers, instances, calls, {
            primary: primary.pid,
            rounds: Number(values.rounds),
            seconds: Number(values.seconds),
          })),
        )
    }
  } finally {
    for (const server of servers) await server.stop()
    await owner.stop()
  }
  await saveResult('replicas', { size, rounds: Number(values.rounds), rows } satisfies ReplicasResult)
}

interface Effort {
  /** The process id of the primary. */
  readonly primary: number
  readonly rounds: number
  readonly seconds: number
}

/** Starts instances that use these servers, and measures the calls. */
async function measureTogether(
  primaryUrl: string,
  servers: readonly StreamingReplica[],
  instances: number,
  calls: readonly BenchCall[],
  { primary, rounds, seconds }: Effort,
): Promise<ReplicasRow[]> {
  const folders = await Promise.all(
    Array.from({ length: instances }, () => mkdtemp(path.join(tmpdir(), 'within-reach-bench-replicas-'))),
  )
  const running: LaunchedService[] = []
  try {
    for (const folder of folders) running.push(await launchService(folder, settingsOf(primaryUrl, servers)))
    for (const service of running) await untilInUse(service.url, servers.length)
    const rows: ReplicasRow[] = []
    for (const call of calls) {
      const once = () => measureOnce(running, call, seconds, primary, servers)
      // Warm up: code is not compiled yet, and tables are not in memory.
      await once()
      const found: Awaited<ReturnType<typeof once>>[] = []
      for (let round = 0; round < rounds; round++) found.push(await once())
      const spread = (figure: keyof (typeof found)[number]) => spreadOf(found.map((each) => each[figure]))
      rows.push({
        call: call.name,
        replicas: servers.length,
        instances,
        perSecond: spread('perSecond'),
        service: spread('service'),
        primary: spread('primary'),
        replica: spread('replica'),
      })
      console.log(call.name, servers.length, instances, found)
    }
    return rows
  } finally {
    for (const service of running) await service.stop()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
}

const settingsOf = (primaryUrl: string, servers: readonly StreamingReplica[]): Record<string, string> => ({
  DATABASE_URL: primaryUrl,
  DATABASE_READ_URL: servers.map(({ url }) => url).join(','),
})

/** Waits until an instance reads from all replicas. */
async function untilInUse(url: string, count: number): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    if ([...metrics.matchAll(/^replica_in_use\{.*\} 1$/gm)].length === count) return
    await delay(50)
  }
}

/** One run of a call against all instances at once. Times are in microseconds of processor time for each call. */
async function measureOnce(
  running: readonly LaunchedService[],
  call: BenchCall,
  seconds: number,
  primary: number,
  servers: readonly StreamingReplica[],
) {
  const groups = {
    service: running.map(({ service }) => service.pid ?? 0),
    primary: [primary],
    replica: servers.map(({ pid }) => pid),
  }
  const timesOf = async () => ({
    service: await processorTime(...groups.service),
    primary: await processorTime(...groups.primary),
    replica: await processorTime(...groups.replica),
  })
  const before = await timesOf()
  const results = await Promise.all(
    running.map(({ url }) =>
      load({ url, path: call.path, bodies: call.bodies, seconds, connections: connections / running.length }),
    ),
  )
  const after = await timesOf()
  const requests = results.reduce((sum, result) => sum + result.requests, 0)
  const each = (group: keyof typeof groups) => ((after[group] - before[group]) * 1e6) / requests
  return {
    perSecond: results.reduce((sum, result) => sum + result.perSecond, 0),
    service: each('service'),
    primary: each('primary'),
    replica: each('replica'),
  }
}
