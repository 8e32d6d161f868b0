import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { endWithUs, freePort } from '../processes'
import { balancerEnvironment, balancerFile, type Member, type Passwords } from './configuration'
import { prepareMember, type RunningMember } from './member'
import { createNetwork } from './network'

/** The time limit for all members to be in sync, in milliseconds. */
const timeout = 180_000
const role = 'within_reach'

/** A PostgreSQL cluster of three members. */
export interface DatabaseCluster {
  /** The URL of the primary, whichever member it is, as the service's role. */
  readonly url: string
  /** The URLs of all members, separated by commas. */
  readonly memberUrls: string
  /** The current primary. */
  primary(): Promise<RunningMember>
  /** Moves the primary to another member, as an operator does. */
  switchOver(): Promise<void>
  /** Waits until two standbys receive from the primary, one of them synchronously. @returns when that was, in milliseconds */
  untilInSync(): Promise<number>
  /** Ends and removes everything. */
  stop(): Promise<void>
}

/** Starts the members, each on a host of its own, HAProxy in front of them, and an empty database. */
export async function startDatabaseCluster(): Promise<DatabaseCluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-cluster-'))
  // The folder belongs to its owner only; PostgreSQL's system user must be able to enter it too.
  await chmod(folder, 0o755)
  const network = createNetwork(3)
  const passwords: Passwords & { service: string } = {
    superuser: newPassword(),
    replication: newPassword(),
    service: newPassword(),
  }
  const placed = network.hosts.map((host, n) => {
    const name = `node${n + 1}`
    return { host, member: { name, address: host.address, folder: path.join(folder, name) } }
  })
  const members: readonly Member[] = placed.map(({ member }) => member)
  const running = await Promise.all(
    placed.map(({ host, member }) => prepareMember(host, member, members, passwords)),
  )
  for (const member of running) member.start()
  const port = await freePort()
  const balancer = await startBalancer(members, port)
  const serviceUrlAt = (host: string) =>
    `postgres://${role}:${passwords.service}@${host}/${role}?sslmode=disable`
  const superuserUrl = `postgres://postgres:${passwords.superuser}@127.0.0.1:${port}/postgres?sslmode=disable`

  const cluster: DatabaseCluster = {
    url: serviceUrlAt(`127.0.0.1:${port}`),
    memberUrls: members.map(({ address }) => serviceUrlAt(`${address}:5432`)).join(','),
    async primary() {
      for (const member of running) {
        const leader = (await member.askPatroni())?.members.find((each) => each.role === 'leader')
        const found = running.find(({ name }) => name === leader?.name)
        if (found) return found
      }
      throw new Error('no member knows the primary')
    },
    async switchOver() {
      const { configuration, environment } = await cluster.primary()
      const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...environment }
      const command = ['-c', configuration, 'switchover', '--force']
      const { stdout } = await promisify(execFile)('patronictl', command, { env })
      // It succeeds even if Patroni refused.
      if (!stdout.includes('Successfully switched over')) throw new Error(stdout)
    },
    untilInSync: () => untilInSync(superuserUrl),
    async stop() {
      balancer.kill('SIGTERM')
      await Promise.all(running.map((member) => member.stop()))
      network.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
  try {
    await cluster.untilInSync()
    await createRole(superuserUrl, passwords.service)
  } catch (error) {
    balancer.kill('SIGTERM')
    network.remove()
    throw new Error(`The cluster did not start: the logs are in ${folder}`, { cause: error })
  }
  return cluster
}

const newPassword = () => randomBytes(12).toString('hex')

async function startBalancer(members: readonly Member[], port: number) {
  const env = { PATH: process.env.PATH, ...balancerEnvironment(members, port) }
  // It would report each change of a member's role.
  const balancer = spawn('haproxy', ['-db', '-q', '-f', balancerFile], { env, stdio: 'ignore' })
  endWithUs(balancer)
  await once(balancer, 'spawn')
  return balancer
}

const standbys = `select count(*)::int as streaming, count(*) filter (where sync_state = 'sync')::int as synchronous
  from pg_stat_replication where state = 'streaming' and application_name like 'node%'`

async function untilInSync(url: string): Promise<number> {
  const until = Date.now() + timeout
  while (Date.now() < until) {
    const row = await ask<{ streaming: number; synchronous: number }>(url, standbys).catch(() => undefined)
    if (row && row.streaming >= 2 && row.synchronous >= 1) return performance.now()
    await delay(200)
  }
  throw new Error('the members did not get in sync')
}

async function ask<Row>(url: string, statement: string): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(statement)).rows[0] as Row | undefined
  } finally {
    await client.end().catch(() => {})
  }
}

async function createRole(url: string, password: string): Promise<void> {
  await ask(url, `create role ${role} login password '${password}'`)
  await ask(url, `create database ${role} owner ${role}`)
}
