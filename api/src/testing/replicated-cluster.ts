import { execFile } from 'node:child_process'
import { appendFile, chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { startEmbedded } from '../platform/database/embedded'
import { type EmbeddedHome, prepareHome } from '../platform/database/embedded-home'
import { launch } from '../platform/database/embedded-server'
import { migrate } from '../platform/database/migrate'
import { runSql } from './cluster'

/** A streaming replica of a primary. */
export interface TestReplica {
  /** Host and port, as in metrics. */
  readonly name: string
  readonly url: string
  /** Stops and continues the replay of what it receives. */
  pauseReplay(): Promise<void>
  resumeReplay(): Promise<void>
  promote(): Promise<void>
  /** Ends all of its processes without a shutdown. */
  kill(): Promise<void>
  /** Starts it again after a kill. */
  restart(): Promise<void>
}

/** A primary with a migrated database, and its replicas. */
export interface ReplicatedCluster {
  readonly url: string
  readonly replicas: readonly TestReplica[]
  /** Settings for a service that uses all of them. */
  readonly settings: Readonly<Record<'DATABASE_URL' | 'DATABASE_READ_URL', string>>
  stopPrimary(): Promise<void>
  stop(): Promise<void>
}

const log = pino({ level: 'silent' })

/** Starts a primary and its replicas, which are copies of its stopped cluster. */
export async function startReplicatedCluster(count: number): Promise<ReplicatedCluster> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-replicas-'))
  // PostgreSQL's system user must be able to enter it too.
  await chmod(dataDir, 0o755)
  const first = await startEmbedded(dataDir, log)
  await migrate(first.url, path.join(__dirname, '..', '..', 'migrations'))
  await first.stop()
  const home = await prepareHome(dataDir, log)
  const folders = Array.from({ length: count }, (_, n) => path.join(home.folder, `replica-${n}`))
  for (const folder of folders) await promisify(execFile)('cp', ['-a', home.cluster, folder])
  const primary = await startEmbedded(dataDir, log)
  const replicas = await Promise.all(
    folders.map((cluster) => startReplica({ ...home, cluster }, primary.url, primary.superuserUrl)),
  )
  return {
    url: primary.url,
    replicas,
    settings: {
      DATABASE_URL: primary.url,
      DATABASE_READ_URL: replicas.map(({ url }) => url).join(','),
    },
    stopPrimary: () => primary.stop(),
    async stop() {
      await Promise.all(replicas.map((replica) => replica.kill()))
      await primary.stop()
      await rm(home.folder, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function startReplica(
  home: EmbeddedHome,
  primaryUrl: string,
  superuserUrl: string,
): Promise<TestReplica> {
  const { port, username, password } = new URL(superuserUrl)
  const signal = path.join(home.cluster, 'standby.signal')
  await writeFile(signal, '')
  if (home.account) await chown(signal, home.account.uid, home.account.gid)
  await appendFile(
    path.join(home.cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\n`,
  )
  let server = await launch(home)
  const at = (url: string): string => Object.assign(new URL(url), { port: String(server.port) }).href
  const ask = (sql: string) => runSql(at(superuserUrl), sql)
  const untilAnswered = async (): Promise<void> => {
    while (server.child.exitCode === null) {
      if (
        await ask('select 1').then(
          () => true,
          () => false,
        )
      )
        return
      await delay(50)
    }
    throw new Error(`The replica did not start:\n${server.output()}`)
  }
  await untilAnswered()
  const url = at(primaryUrl)
  return {
    name: new URL(url).host,
    url,
    pauseReplay: () => ask('select pg_wal_replay_pause()'),
    resumeReplay: () => ask('select pg_wal_replay_resume()'),
    promote: () => ask('select pg_promote()'),
    async kill() {
      server.child.kill('SIGQUIT')
      await server.closed
    },
    async restart() {
      server = await launch(home, server.port)
      await untilAnswered()
    },
  }
}
