import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'

/** Names the service that runs the server of a folder. */
const ownerFile = 'service.pid'
/** How long a leftover server may take to end, in milliseconds. */
const patience = 30_000

/** Says that two services may not run one folder's server. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The service with process id ${pid} already runs the database in ${folder}. ` +
        'Stop it, or give this one another DATA_DIR, or a DATABASE_URL.',
    )
  }
}

/**
 * Claims a folder's server for this process. A server that outlived its service, as after a kill -9, is ended cleanly first.
 * @throws FolderInUse where a living service runs it
 */
export async function claim(folder: string, cluster: string, log: Logger): Promise<void> {
  const owner = await readPid(path.join(folder, ownerFile))
  if (owner !== undefined && owner !== process.pid && (await isRunning(owner, 'node')))
    throw new FolderInUse(folder, owner)
  const leftover = await readPid(path.join(cluster, 'postmaster.pid'))
  if (leftover !== undefined && (await isRunning(leftover, 'postgres'))) {
    log.warn({ pid: leftover }, 'ending a database server that outlived its service')
    // Fast shutdown: PostgreSQL ends its sessions and writes everything down.
    process.kill(leftover, 'SIGINT')
    await gone(leftover)
  }
  await writeFile(path.join(folder, ownerFile), String(process.pid))
}

/** Gives a folder's server up. */
export const release = (folder: string): Promise<void> => rm(path.join(folder, ownerFile), { force: true })

async function gone(pid: number): Promise<void> {
  const until = Date.now() + patience
  while (await isRunning(pid, 'postgres')) {
    if (Date.now() > until) throw new Error(`The database server ${pid} does not end. End it by hand.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function readPid(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  return Number.isInteger(pid) && pid > 0 ? pid : undefined
}

/** Whether a process lives and is what it should be: process ids are given out again. */
async function isRunning(pid: number, program: string): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  // A zombie has an empty command line; where there is no /proc, a living process has to do.
  return line === undefined ? process.platform !== 'linux' : line.includes(program)
}
