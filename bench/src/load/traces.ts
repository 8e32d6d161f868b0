import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { signInAs } from '../api/member'
import { fillSize } from '../data/data'
import { sizes } from '../data/sizes'
import { separately } from '../measure/cores'
import { processorTime } from '../measure/processor'
import { spreadOf } from '../measure/statistics'
import { freePort } from '../processes'
import { saveResult } from '../results'
import { type LaunchedService, launchService, startSite } from '../site'
import { crowdInProcess } from './crowd-process'
import { offeredCalls, type OfferedCall } from './offered-calls'
import type { TracesResult } from './traces-result'

const size = '10k'
const connections = 32
/** The shares of traced calls; 0 without a collector. */
const shares = [0, 0.01, 1]
const measured = new Set(['board list', 'post', 'new post'])

/**
 * Compares services on one database that trace different shares of the calls: `npm run bench -- load traces [--rounds 5]
 * [--seconds 5]`. They take turns.
 */
export async function traces(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { seconds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '5' } },
  })
  const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
  await fillSize(size)
  const { started: sites, cores } = await separately(startSites)
  const collector = await startCollector(sites.collectorPort)
  try {
    const token = await memberOf(sites.databaseUrl)
    const runs: TracesResult['runs'][number][] = []
    for (const call of offeredCalls(sizes[size], []).filter(({ name }) => measured.has(name)))
      runs.push(...(await compare(call, sites.all, { token, seconds, rounds })))
    const found = { connections, seconds, runs, ...(cores !== undefined && { cores }) }
    await saveResult('load-traces', { rounds, ...(found satisfies TracesResult) })
  } finally {
    collector.close()
    await sites.stop()
  }
}

/** One site for each share, on the database of a further one, whose processor time is not measured. */
async function startSites() {
  const collectorPort = await freePort()
  const owner = await startSite(size)
  const folders = await Promise.all(shares.map(() => mkdtemp(path.join(tmpdir(), 'within-reach-traces-'))))
  const launch = (share: number, at: number) => {
    const traced = { TRACES_URL: `http://127.0.0.1:${collectorPort}`, TRACES_SHARE: String(share) }
    return launchService(folders[at] ?? '', { DATABASE_URL: owner.databaseUrl, ...(share > 0 && traced) })
  }
  const all = await Promise.all(shares.map(launch))
  return {
    collectorPort,
    all,
    databaseUrl: owner.databaseUrl,
    async stop() {
      for (const site of [...all, owner]) await site.stop()
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Effort {
  readonly token: string
  readonly seconds: number
  readonly rounds: number
}

async function compare(
  { name, path: target, bodies, loggedIn }: OfferedCall,
  sites: readonly LaunchedService[],
  { token, seconds, rounds }: Effort,
): Promise<TracesResult['runs']> {
  const figures = sites.map((): { perSecond: number; processor: number }[] => [])
  const run = async ({ url, service: { pid = 0 } }: LaunchedService) => {
    const tokens = loggedIn ? [token] : []
    const before = await processorTime(pid)
    const crowd = { url, path: target, bodies, tokens, connections, seconds, pause: 0 }
    const { perSecond } = await crowdInProcess(crowd)
    const used = (await processorTime(pid)) - before
    return { perSecond, processor: (used / (perSecond * seconds)) * 1e6 }
  }
  for (let round = -1; round < rounds; round++)
    for (let turn = 0; turn < sites.length; turn++) {
      const at = (turn + round + 1) % sites.length
      const site = sites[at]
      const found = site && (await run(site))
      // The first round warms up.
      if (found && round >= 0) figures[at]?.push(found)
    }
  return figures.map((found, at) => {
    const off = (round: number) => figures[0]?.[round]?.processor ?? Number.NaN
    return {
      call: name,
      share: shares[at] ?? 0,
      perSecond: spreadOf(found.map(({ perSecond }) => perSecond)),
      processor: spreadOf(found.map(({ processor }) => processor)),
      timesOff: spreadOf(found.map(({ processor }, round) => processor / off(round))),
    }
  })
}

/** A collector that only accepts what it gets. It runs on the processor of the clients. */
async function startCollector(port: number) {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.setHeader('Content-Type', 'application/json').end('{}'))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function memberOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await signInAs(client, 1)
  } finally {
    await client.end()
  }
}
