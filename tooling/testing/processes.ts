import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** On Linux, a process that ended but whose parent has not waited for it (a zombie, state Z) still accepts a signal. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return !existsSync('/proc') || !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Resolves when a process has ended: a killed process still runs for a moment on a busy machine. */
export async function hasEnded(pid: number): Promise<void> {
  while (isRunning(pid)) await pause(10)
}

/** @returns the first process id that a program wrote as `pid 123` */
export const pidIn = (output: string): number => Number(/pid (\d+)/.exec(output)?.[1])
