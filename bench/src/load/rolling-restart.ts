import { Agent, request } from 'node:http'
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

const instances = 3
const requestsAtLeast = 10_000
/** Clients that send one request after the other over a kept connection. */
const clients = 16
/** Longer than the load balancer needs to notice that an instance is not ready. */
const drainSeconds = '3'

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
    const traffic = sendWhile(balancer.url)
    for (let n = 0; n < instances; n++) {
      await running[n]?.stop()
      running[n] = await start(n)
      // Until the load balancer uses it again.
      await delay(1500)
    }
    const found = await traffic.stop()
    console.log(found)
    await saveResult('rolling-restart', { instances, ...found } satisfies RollingRestartResult)
  } finally {
    await balancer.stop()
    for (const service of running) await service.stop()
    await shared.stop()
    for (const folder of dataDirs) await rm(folder, { recursive: true, force: true })
  }
}

/** Sends requests of three kinds until it is stopped, and at least the requested number. */
function sendWhile(url: string) {
  const began = performance.now()
  const times: number[] = []
  let failed = 0
  let stopping = false
  const kinds = [
    { path: '/api/posts', body: 'type=fr' },
    { path: '/', body: undefined },
    { path: '/api/sendVCode2', body: 'email=nobody' },
  ]
  const client = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let n = 0; !stopping || times.length < requestsAtLeast; n++) {
      const { path: target, body } = kinds[n % kinds.length] ?? { path: '/', body: undefined }
      const sent = performance.now()
      const status = await send(agent, url + target, body).catch(() => 0)
      times.push(performance.now() - sent)
      if (status === 0 || status >= 500) failed++
    }
    agent.destroy()
  }
  const all = Promise.all(Array.from({ length: clients }, client))
  return {
    async stop() {
      stopping = true
      await all
      const sorted = times.sort((a, b) => a - b)
      const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
      return { requests: times.length, failed, seconds: (performance.now() - began) / 1000, p99 }
    },
  }
}

/** @returns the status after the complete answer */
const send = (agent: Agent, url: string, body: string | undefined): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request(url, { agent, method, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', reject)
    })
    sent.once('error', reject)
    sent.end(body)
  })
