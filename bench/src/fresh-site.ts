import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { memoryOf, type Memory, withMemoryProbe } from './measure/memory'
import { endWithUs, freePort, untilAnswered } from './processes'
import { embeddedUrl, repository } from './site'

/** The service of this tree with a database that nobody has used yet, or with another instance's. */
export interface FreshSite {
  readonly url: string
  readonly dataDir: string
  readonly databaseUrl: string
  /** What the service's own process holds, without its database. */
  memory(): Promise<Memory>
  stop(): Promise<void>
}

/**
 * Builds what changed.
 * @returns the folders of the built remotes, by name
 */
export async function builtRemotes(): Promise<ReadonlyMap<string, string>> {
  const prepare = ['--import', 'tsx', 'tooling/src/commands/prepare.ts']
  const { stdout } = await promisify(execFile)(process.execPath, prepare, { cwd: repository })
  const folders = (stdout.trimEnd().split('\n').at(-1) ?? '').split(path.delimiter)
  return new Map(
    folders.map((folder) => [path.relative(repository, folder).split(path.sep)[0] ?? '', folder]),
  )
}

/**
 * Starts the built service; what it wrote goes when it is stopped.
 * @param settings beside those of a fresh installation
 */
export async function startFresh(settings: Readonly<Record<string, string>> = {}): Promise<FreshSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const service = spawn(process.execPath, [...withMemoryProbe, 'api/dist/server.cjs'], {
    cwd: repository,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      SAMPLE_CONTENT: 'off',
      TRUST_PROXY: 'loopback',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  endWithUs(service)
  await untilAnswered(`${url}/readyz`, service)
  return {
    url,
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? (await embeddedUrl(dataDir)),
    memory: () => memoryOf(service),
    async stop() {
      service.kill('SIGTERM')
      if (service.exitCode === null) await once(service, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
