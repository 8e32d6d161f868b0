import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { fillSize } from '../data/data'
import { sizes } from '../data/sizes'
import { load } from '../measure/load'
import { interleaved } from '../measure/rounds'
import { spreadOf } from '../measure/statistics'
import { endWithUs, freePort, untilAnswered } from '../processes'
import { saveResult } from '../results'
import { type BenchSite, startSite } from '../site'
import { bareTps, pgbenchScript } from './bare'
import { type BenchCall, benchCalls } from './calls'
import { once } from './contenders'
import type { FloorResult } from './floor-result'
import { statementOf } from './statement'

const size = '10k'
const measured = new Set(['board list', 'post', 'comments'])

/**
 * Compares the service with a minimal server for the same statements: `npm run bench -- floor [--rounds 7] [--seconds 1]`.
 * The difference between the minimal server and pgbench is the cost of Node itself.
 */
export async function floor(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '7' }, seconds: { type: 'string', default: '1' } },
  })
  const effort = { rounds: Number(values.rounds), seconds: Number(values.seconds), connections: 8 }
  await fillSize(size)
  const site = await startSite(size)
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  try {
    const calls: FloorResult[] = []
    for (const call of benchCalls(sizes[size]).filter(({ name }) => measured.has(name))) {
      calls.push(await compare(site, client, call, effort))
      console.log(calls.at(-1))
    }
    if (args.length === 0) await saveResult('floor', { ...effort, calls })
  } finally {
    await client.end()
    await site.stop()
  }
}

interface Effort {
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
}

async function compare(
  site: BenchSite,
  client: pg.Client,
  call: BenchCall,
  effort: Effort,
): Promise<FloorResult> {
  const statement = await statementOf(client, async () => void (await once({ site, token: '' }, call)))
  const script = pgbenchScript(statement, call, sizes[size].posts)
  const minimal = await startFloor(site, statement, call)
  const perSecond = async (url: string) =>
    (await load({ ...effort, url, path: call.path, bodies: call.bodies })).perSecond
  const contenders = [
    { name: 'bare', run: () => bareTps(site.databaseUrl, script, effort.seconds, effort.connections) },
    { name: 'floor', run: () => perSecond(minimal.url) },
    { name: 'service', run: () => perSecond(site.url) },
  ]
  try {
    await interleaved(1, contenders)
    const figures = await interleaved(effort.rounds, contenders)
    const of = (name: string) => figures.get(name) ?? []
    const [bare, floors, services] = [of('bare'), of('floor'), of('service')]
    return {
      call: call.name,
      bare: spreadOf(bare),
      floor: spreadOf(floors),
      service: spreadOf(services),
      floorOfBare: spreadOf(floors.map((value, round) => value / (bare[round] ?? Number.NaN))),
      serviceOfFloor: spreadOf(services.map((value, round) => value / (floors[round] ?? Number.NaN))),
    }
  } finally {
    minimal.stop()
  }
}

async function startFloor({ databaseUrl }: BenchSite, statement: string, { bodies }: BenchCall) {
  const port = await freePort()
  const [field = ''] = Object.keys(bodies[0] ?? {})
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('floor-server.ts', import.meta.url))],
    {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        STATEMENT: statement,
        FIELD: field,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  endWithUs(child)
  const url = `http://127.0.0.1:${port}`
  await untilAnswered(url, child)
  return { url, stop: () => void child.kill('SIGKILL') }
}
