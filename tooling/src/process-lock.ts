import { mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Whether this process has the lock: perhaps `taken-over` from one that was killed, or not, because another one has it. */
export type Acquired = 'acquired' | 'taken-over' | 'held'

/** Acquires a lock: a file that names the process. Who has it removes the file. */
export async function acquireLock(file: string): Promise<Acquired> {
  await mkdir(path.dirname(file), { recursive: true })
  const owner = await readFile(file, 'utf8').catch(() => undefined)
  if (owner !== undefined) {
    if (isRunning(Number(owner))) return 'held'
    await rm(file, { force: true })
  }
  try {
    const opened = await open(file, 'wx')
    await opened.writeFile(String(process.pid))
    await opened.close()
    return owner === undefined ? 'acquired' : 'taken-over'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return 'held'
    throw error
  }
}

/** How often a held lock is tried again, in milliseconds. */
const triedEvery = 100

/** Does work once no other process that uses the lock does its own. */
export async function oneAtATime<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  while ((await acquireLock(file)) === 'held') await delay(triedEvery)
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
