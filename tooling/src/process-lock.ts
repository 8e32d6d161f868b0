import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
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
  // It appears under its name with its content: a process that was killed in between would leave a lock of nobody.
  const written = `${file}.${process.pid}.${randomUUID()}`
  try {
    await writeFile(written, String(process.pid))
    await link(written, file)
    return owner === undefined ? 'acquired' : 'taken-over'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return 'held'
    throw error
  } finally {
    await rm(written, { force: true })
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

/** An empty or damaged file names no process. The number 0 would mean this process's own group. */
function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It is the process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
