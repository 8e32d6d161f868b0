import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { totalmem } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Logger } from 'pino'
import { freePort } from '../free-port'
import type { EmbeddedHome } from './embedded-home'

const run = promisify(execFile)

/** The server gets none of the service's environment, because that contains secrets. */
export const bareEnvironment: NodeJS.ProcessEnv =
  process.platform === 'win32' ? process.env : { PATH: process.env.PATH, LANG: 'C.UTF-8' }

/** The time limit for stopping a server, in seconds. */
const stopTimeout = 60

/** A server that runs on a cluster, from its postmaster.pid. */
export interface Running {
  readonly pid: number
  readonly port: number
  /** Whether the service that started it is gone; true if the system does not say. */
  readonly orphaned: boolean
}

/**
 * The server that runs on a cluster, started by this service or by another. Deletes a postmaster.pid whose process id belongs
 * to another program.
 */
export async function runningOn({ cluster }: Pick<EmbeddedHome, 'cluster'>): Promise<Running | undefined> {
  const found = await findServer(cluster)
  if (!found) return undefined
  const { pid, port, commandLine } = found
  // Process ids are reused, and PostgreSQL mistakes any process with this id for its own server.
  if (isForeign(commandLine, cluster)) {
    await rm(path.join(cluster, 'postmaster.pid'), { force: true })
    return undefined
  }
  return { pid, port, orphaned: await isOrphan(pid, commandLine) }
}

/** The port of the server that runs on a cluster. Changes nothing. */
export async function portOf(cluster: string): Promise<number | undefined> {
  const found = await findServer(cluster)
  return found && !isForeign(found.commandLine, cluster) ? found.port : undefined
}

/** The process that the postmaster.pid of a cluster names, if it runs. */
async function findServer(
  cluster: string,
): Promise<{ pid: number; port: number; commandLine: string | undefined } | undefined> {
  const pidFile = path.join(cluster, 'postmaster.pid')
  const [pid = 0, , , port = 0] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n').map(Number)
  if (!isProcessId(pid) || !isAlive(pid)) return undefined
  const commandLine = await commandLineOf(pid)
  // The server ended meanwhile. Do not delete its postmaster.pid: it may already belong to the next server.
  return commandLine === '' ? undefined : { pid, port, commandLine }
}

const isForeign = (commandLine: string | undefined, cluster: string): boolean =>
  commandLine !== undefined && !commandLine.includes(cluster)

/** Milliseconds that a starting server may take between creating its postmaster.pid and writing it. */
const pidFileTimeout = 2000

/**
 * Deletes a `postmaster.pid` without a process id, which a crash or a full disk can leave. PostgreSQL refuses to start with
 * it.
 */
export async function removeDamagedPidFile({ cluster }: EmbeddedHome, log: Logger): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid')
  const isDamaged = async () => {
    const text = await readFile(pidFile, 'utf8').catch(() => undefined)
    return text !== undefined && !isProcessId(Number(text.split('\n')[0]))
  }
  if (!(await isDamaged())) return
  // Another service's server may be about to write it.
  await delay(pidFileTimeout)
  if (!(await isDamaged())) return
  await rm(pidFile, { force: true })
  log.warn(
    { file: pidFile },
    'deleted a postmaster.pid without a process id, as left by a crash or a full disk',
  )
}

const isProcessId = (number: number): boolean =>
  Number.isInteger(number) && number > 0 && number <= 2 ** 31 - 1

/** The system gives an orphan another parent. A server whose parent is the process that started it still has its service. */
async function isOrphan(pid: number, commandLine = ''): Promise<boolean> {
  const startedBy = startedByIn.exec(commandLine)?.[1]
  return startedBy === undefined || startedBy !== (await parentOf(pid))
}

const startedBy = (service: number): string => `cluster_name=within-reach-${service}`
const startedByIn = new RegExp(`${startedBy(0).slice(0, -1)}(\\d+)`)

async function parentOf(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux')
    return (await run('ps', ['-o', 'ppid=', '-p', String(pid)]).catch(() => undefined))?.stdout.trim()
  // The command's name is in parentheses before it, and may contain anything.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
}

/** Whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** @returns undefined if the system does not say */
async function commandLineOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return (await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))).stdout
}

/**
 * Stops the server of a cluster after it has written everything, and waits for it. If it does not stop, it is killed and
 * recovers at the next start.
 */
export async function endServer({ account, folder, cluster, binaries }: EmbeddedHome): Promise<void> {
  const stop = (mode: string, seconds: number) =>
    run(
      path.join(binaries, 'bin', 'pg_ctl'),
      ['stop', '-D', cluster, '-m', mode, '-w', '-t', String(seconds)],
      {
        ...account,
        cwd: folder,
        env: bareEnvironment,
      },
    )
  await stop('fast', stopTimeout)
    .catch(() => stop('immediate', 5))
    // It may be gone already.
    .catch(() => {})
}

/** A server that this process started. */
export interface Launched {
  readonly child: ChildProcess
  readonly port: number
  /** Resolves when it has ended and its output is complete. */
  readonly closed: Promise<unknown>
  /** The last output of the server, for an error message. */
  output(): string
}

/** Starts a server on a cluster. Does not wait until it answers or fails. */
export async function launch(
  { account, folder, cluster, binaries }: EmbeddedHome,
  port?: number,
): Promise<Launched> {
  const taken = port ?? (await freePort())
  const settings = [
    startedBy(process.pid),
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `shared_buffers=${sharedMegabytes()}MB`,
    // The log contains no statement and no parameter.
    'log_min_messages=log',
    'log_min_error_statement=panic',
  ]
  const child = spawn(
    path.join(binaries, 'bin', 'postgres'),
    ['-D', cluster, '-p', String(taken), ...settings.flatMap((setting) => ['-c', setting])],
    // A separate process group: Ctrl+C in a terminal must not stop the database before the service.
    { ...account, cwd: folder, env: bareEnvironment, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  // The server stops with this process, except after SIGKILL, and writes everything by itself.
  const endWithProcess = (): void => void child.kill('SIGINT')
  process.once('exit', endWithProcess)
  child.once('close', () => process.off('exit', endWithProcess))
  let tail = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (tail = (tail + chunk).slice(-2000)))
  child.on('error', (error) => (tail += error.message))
  return {
    child,
    port: taken,
    closed: new Promise((resolve) => child.once('close', resolve)),
    output: () => tail,
  }
}

/** Whether a server that this process started is still running. */
export const isRunning = ({ child }: Launched): boolean =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null

/** An eighth of the memory. PostgreSQL's own 128 MB would hold only the newest data of a large site. */
function sharedMegabytes(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return Math.round(Math.min(Math.max(memory / 8, 128 * 2 ** 20), 2 ** 30) / 2 ** 20)
}
