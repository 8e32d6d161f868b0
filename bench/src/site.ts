import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithUs, freePort, untilAnswered } from './processes'

/** The repository's folder. */
export const repository = fileURLToPath(new URL('../..', import.meta.url))
/** The folder of filled databases, kept between runs. */
const dataFolder = path.join(repository, '.cache/bench')

/** The built service with its own database. */
export interface BenchSite {
  readonly url: string
  /** Where it answers probes only. */
  readonly probeUrl: string
  /** The URL of the embedded PostgreSQL. */
  readonly databaseUrl: string
  readonly pid: number
  stop(): Promise<void>
}

/**
 * Starts the built service.
 * @param name the name of its data folder, which is kept
 * @param databaseUrl another instance's database; by default its own
 */
export async function startSite(name: string, databaseUrl?: string): Promise<BenchSite> {
  const dataDir = path.join(dataFolder, name)
  await mkdir(dataDir, { recursive: true })
  const settings: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  const { service, ...site } = await launchService(dataDir, settings)
  return { ...site, pid: service.pid ?? 0 }
}

/** Settings without limits of what a member writes in an hour. */
export const unlimitedBudgets = {
  ...Object.fromEntries(
    ['POSTS', 'COMMENTS', 'MESSAGES_TO_ONE', 'NEW_RECIPIENTS'].map((what) => [
      `MAX_${what}_PER_HOUR`,
      '999999999',
    ]),
  ),
  NEWCOMER_DAYS: '0',
}

/** The running service. */
export interface LaunchedService {
  readonly url: string
  /** Where it answers probes only. */
  readonly probeUrl: string
  readonly databaseUrl: string
  readonly service: ChildProcess
  stop(): Promise<void>
}

/** The options of a launch. */
export interface LaunchOptions {
  /** Extra arguments of Node. */
  readonly flags?: readonly string[]
  /** Opens an IPC channel to the process. */
  readonly channel?: boolean
  /** By default a free one. */
  readonly port?: number
  /** Milliseconds until it must be ready; by default the common limit. */
  readonly answersWithin?: number
}

/**
 * Runs the built service without sample content.
 * @param settings in addition to those of a fresh installation
 */
export async function launchService(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  { flags = [], channel = false, port, answersWithin }: LaunchOptions = {},
): Promise<LaunchedService> {
  port ??= await freePort()
  const url = `http://127.0.0.1:${port}`
  const probePort = await freePort()
  const service = spawn(process.execPath, [...flags, 'api/dist/server.cjs'], {
    cwd: repository,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PROBE_PORT: String(probePort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      SAMPLE_CONTENT: 'off',
      // Services on one database share it.
      FILES_DIR: path.join(dataFolder, 'files'),
      // The load comes from one machine. As a trusted proxy, it can claim many client addresses.
      TRUST_PROXY: 'loopback',
      // A few members do what thousands do on a real site.
      ...unlimitedBudgets,
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit', ...(channel ? (['ipc'] as const) : [])],
  })
  endWithUs(service)
  await untilAnswered(`${url}/readyz`, service, answersWithin)
  return {
    url,
    probeUrl: `http://127.0.0.1:${probePort}`,
    databaseUrl: settings.DATABASE_URL ?? (await embeddedUrl(dataDir)),
    service,
    async stop() {
      service.kill('SIGTERM')
      if (service.exitCode === null) await once(service, 'exit')
    },
  }
}

/** The URL of a service's embedded PostgreSQL, as its superuser. @param dataDir the service's data folder */
export async function embeddedUrl(dataDir: string): Promise<string> {
  const note = await readFile(path.join(dataDir, 'postgres-is-elsewhere.txt'), 'utf8').catch(() => '')
  const folder = /lives in (.+)/.exec(note)?.[1] ?? path.join(dataDir, 'postgres')
  const password = await readFile(path.join(folder, 'password'), 'utf8')
  const [, , , port = ''] = (await readFile(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split(
    '\n',
  )
  return `postgres://postgres:${password}@127.0.0.1:${port}/within_reach?sslmode=disable`
}
