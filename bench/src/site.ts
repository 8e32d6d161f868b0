import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithUs, freePort, untilAnswered } from './processes'

/** The repository's folder. */
export const repository = fileURLToPath(new URL('../..', import.meta.url))
/** Where filled databases stay from run to run. */
const dataFolder = path.join(repository, '.cache/bench')

/** The real service, as it was built, with a database of its own. */
export interface BenchSite {
  readonly url: string
  /** Of the embedded PostgreSQL. */
  readonly databaseUrl: string
  readonly pid: number
  stop(): Promise<void>
}

/**
 * Starts the built service.
 * @param name of its data folder, which is kept
 * @param databaseUrl another instance's database; one of its own where there is none
 */
export async function startSite(name: string, databaseUrl?: string): Promise<BenchSite> {
  const dataDir = path.join(dataFolder, name)
  await mkdir(dataDir, { recursive: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const service = spawn(process.execPath, ['api/dist/server.cjs'], {
    cwd: repository,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      SAMPLE_CONTENT: 'off',
      // A load comes from one machine; as a proxy, it says that it comes from many.
      TRUST_PROXY: 'loopback',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  endWithUs(service)
  await untilAnswered(`${url}/readyz`, service)
  return {
    url,
    databaseUrl: databaseUrl ?? (await embeddedUrl(dataDir)),
    pid: service.pid ?? 0,
    async stop() {
      service.kill('SIGTERM')
      if (service.exitCode === null) await once(service, 'exit')
    },
  }
}

/** Where the service keeps its embedded PostgreSQL, as its own folder says. */
export async function embeddedUrl(dataDir: string): Promise<string> {
  const note = await readFile(path.join(dataDir, 'postgres-is-elsewhere.txt'), 'utf8').catch(() => '')
  const folder = /lives in (.+)/.exec(note)?.[1] ?? path.join(dataDir, 'postgres')
  const password = await readFile(path.join(folder, 'password'), 'utf8')
  const [, , , port = ''] = (await readFile(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split(
    '\n',
  )
  return `postgres://postgres:${password}@127.0.0.1:${port}/within_reach?sslmode=disable`
}
