import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { prepareHome } from '../../platform/database/embedded-home'
import { freePort } from '../../platform/free-port'
import { readSettings } from '../../platform/settings'
import { startService } from '../../start'
import { observe, type Phase } from '../alerts'
import { startApi } from '../api'
import { captureLog } from '../captured-log'
import { openTestDatabase } from '../database'
import { repository } from '../monitoring'
import { type Fault, faultMinutes, observeHealthy, reads, untilMetric } from './fault'

const migrations = path.join(repository, 'api', 'migrations')

async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-fault-'))
  // The database server's user enters it too.
  await chmod(dataDir, 0o755)
  try {
    return await work(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Starts a service as a process of its own, and kills it several times. */
function crashRepeatedly(): Promise<readonly Phase[]> {
  return withDataDir(async (dataDir) => {
    const database = await openTestDatabase()
    const port = await freePort()
    const urls = { a: `http://127.0.0.1:${port}` }
    const env = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.pool.options.connectionString,
    }
    const start = async (): Promise<ChildProcess> => {
      const script = path.join('api', 'src', 'testing', 'service-process.ts')
      const child = spawn(process.execPath, ['--import', 'tsx/esm', script], {
        cwd: repository,
        env,
        stdio: 'ignore',
      })
      const isReady = () =>
        fetch(`${urls.a}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      while (child.exitCode === null && !(await isReady())) await delay(100)
      return child
    }
    const kill = async (child: ChildProcess) => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    let child = await start()
    try {
      const phases = [await observeHealthy(urls, () => reads(urls.a))]
      for (let crashes = 0; crashes < 3; crashes++) {
        const restart = async () => {
          await kill(child)
          child = await start()
          await reads(urls.a)
        }
        phases.push(await observe(urls, 5, restart, phases.at(-1)))
      }
      return phases
    } finally {
      await kill(child)
      await database.close()
    }
  })
}

/** Starts a service with its own database server, and kills that. */
function killDatabaseServer(): Promise<readonly Phase[]> {
  return withDataDir(async (dataDir) => {
    const { log, waitForLine } = captureLog()
    const settings = readSettings({ DATA_DIR: dataDir, PORT: '0', SAMPLE_CONTENT: 'off' })
    const service = await startService(settings, { migrations }, log)
    const { folder } = await prepareHome(dataDir, log)
    try {
      const urls = { a: service.url }
      const before = await observeHealthy(urls, () => reads(service.url))
      const during = async () => {
        const [pid] = (await readFile(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')
        process.kill(Number(pid), 'SIGKILL')
        await waitForLine(({ msg }) => msg === 'the embedded database server runs again')
        await untilMetric(service, /^database_listener_up 1$/m)
        await reads(service.url)
      }
      return [before, await observe(urls, faultMinutes, during, before)]
    } finally {
      await service.stop()
      await rm(folder, { recursive: true, force: true })
    }
  })
}

export const processFaults: readonly Fault[] = [
  {
    alert: 'SiteDown',
    fault: 'the only instance ends',
    async produce() {
      const api = await startApi()
      const urls = { a: api.url }
      const before = await observeHealthy(urls, () => reads(api.url))
      return [before, await observe(urls, faultMinutes, () => api.close(), before)]
    },
  },
  {
    alert: 'InstanceDown',
    fault: 'one of two instances ends',
    async produce() {
      const [a, b] = [await startApi(), await startApi()]
      const urls = { a: a.url, b: b.url }
      const before = await observeHealthy(urls, () => reads(a.url))
      const during = async () => {
        await b.close()
        await reads(a.url)
      }
      const phases = [before, await observe(urls, faultMinutes, during, before)]
      await a.close()
      return phases
    },
  },
  { alert: 'InstanceRestarting', fault: 'the process crashes repeatedly', produce: crashRepeatedly },
  {
    alert: 'EmbeddedDatabaseRestarted',
    fault: 'the embedded database server is killed',
    produce: killDatabaseServer,
  },
]
