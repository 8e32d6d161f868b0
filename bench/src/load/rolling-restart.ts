import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { builtRemotes, startFresh } from '../fresh-site'
import { freePort } from '../processes'
import { saveResult } from '../results'
import { type LaunchedService, launchService } from '../site'
import { startHaproxy } from './haproxy'
import type { RollingRestartResult } from './rolling-restart-result'
import { type RequestKind, startTraffic } from './traffic'

const instances = 3
const requestsAtLeast = 10_000
/** Longer than the load balancer needs to notice that an instance is not ready. */
const drainSeconds = '3'
/** A list, a page and a form. */
const kinds: readonly RequestKind[] = [
  { name: 'list', path: '/api/posts', form: () => ({ type: 'fr' }) },
  { name: 'page', path: '/' },
  { name: 'form', path: '/api/sendVCode2', form: () => ({ email: 'nobody' }) },
]

/** Restarts three instances behind HAProxy, one after the other, while clients send requests. */
export async function rollingRestart(): Promise<void> {
  await builtRemotes()
  // This instance owns the shared database. It is not restarted and gets no requests.
  const shared = await startFresh()
  const dataDirs = await Promise.all(
    Array.from({ length: instances }, () => mkdtemp(path.join(tmpdir(), 'within-reach-rolling-'))),
  )
  const ports = await Promise.all(dataDirs.map(() => freePort()))
  const start = (n: number): Promise<LaunchedService> =>
    launchService(
      dataDirs[n] ?? '',
      { DATABASE_URL: shared.databaseUrl, DRAIN_SECONDS: drainSeconds },
      { port: ports[n] },
    )
  const running = await Promise.all(dataDirs.map((_folder, n) => start(n)))
  const balancer = await startHaproxy(ports)
  try {
    const traffic = startTraffic(balancer.url, kinds, (status) => status >= 500)
    for (let n = 0; n < instances; n++) {
      await running[n]?.stop()
      running[n] = await start(n)
      // Until the load balancer uses it again.
      await delay(1500)
    }
    const { requests, failed, seconds, p99 } = await traffic.stop(requestsAtLeast)
    const found = { requests, failed, seconds, p99 }
    console.log(found)
    await saveResult('rolling-restart', { instances, ...found } satisfies RollingRestartResult)
  } finally {
    await balancer.stop()
    for (const service of running) await service.stop()
    await shared.stop()
    for (const folder of dataDirs) await rm(folder, { recursive: true, force: true })
  }
}
