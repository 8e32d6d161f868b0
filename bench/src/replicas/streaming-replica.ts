import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, readlink, rm, stat, writeFile, chown, appendFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { endWithUs, freePort } from '../processes'

/** A streaming replica of an embedded server. */
export interface StreamingReplica {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

/** Where a server keeps its data, and its process. */
export interface PostgresProcess {
  readonly cluster: string
  readonly pid: number
}

/** The process of the server at an address, which must run on this machine. */
export async function processOf(url: string): Promise<PostgresProcess> {
  const cluster = await ask(url, `select current_setting('data_directory') as answer`)
  const pid = Number((await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])
  return { cluster, pid }
}

/**
 * Copies a running server, and starts the copy as its replica.
 * @param url the server's URL, as a superuser
 * @param number distinguishes the replicas of a server
 */
export async function startStreamingReplica(url: string, number: number): Promise<StreamingReplica> {
  const { cluster, pid } = await processOf(url)
  const { uid, gid } = await stat(cluster)
  const folder = `${cluster}-replica-${number}`
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  await chown(folder, uid, gid)
  await copy(url, cluster, folder)
  const { hostname, port, username, password } = new URL(url)
  await appendFile(
    path.join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  )
  for (const file of ['standby.signal', 'backup_label']) await chown(path.join(folder, file), uid, gid)
  const own = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `shared_buffers=${await ask(url, `select current_setting('shared_buffers') as answer`)}`,
  ]
  const server = spawn(
    await readlink(`/proc/${pid}/exe`),
    ['-D', folder, '-p', String(own), ...settings.flatMap((setting) => ['-c', setting])],
    { uid, gid, cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] },
  )
  endWithUs(server)
  const replicaUrl = Object.assign(new URL(url), { port: String(own) }).href
  while (!(await isReplica(replicaUrl))) {
    if (server.exitCode !== null) throw new Error(`The replica in ${folder} did not start`)
    await delay(100)
  }
  return {
    url: replicaUrl,
    pid: server.pid ?? 0,
    async stop() {
      server.kill('SIGINT')
      if (server.exitCode === null) await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A base backup by PostgreSQL's low-level interface. The replica fetches the log from the server. */
async function copy(url: string, cluster: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('bench', true)`)
    const archive = `tar -C '${cluster}' --exclude='./pg_wal/*' --exclude=./postmaster.pid --exclude=./postmaster.opts -cf - . | tar -C '${folder}' -xpf -`
    await promisify(execFile)('sh', ['-c', archive])
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await writeFile(path.join(folder, 'backup_label'), rows[0]?.labelfile ?? '')
    await writeFile(path.join(folder, 'standby.signal'), '')
  } finally {
    await client.end()
  }
}

const isReplica = (url: string): Promise<boolean> =>
  ask(url, 'select pg_is_in_recovery()::text as answer').then(
    (answer) => answer === 'true',
    () => false,
  )

async function ask(url: string, sql: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: string }>(sql)
    return rows[0]?.answer ?? ''
  } finally {
    await client.end()
  }
}
