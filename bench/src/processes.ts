import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** The time limit for a process's first answer, in milliseconds. After a crash, a large database recovers before it starts. */
const timeout = 120_000

/** Ends a child process when this process ends. */
export function endWithUs(child: ChildProcess): void {
  const end = () => void child.kill('SIGTERM')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}

/** A signal ends this process normally, so that its child processes are ended too. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
}

/** Waits until an address answers with success. */
export async function untilAnswered(url: string, child: ChildProcess, within = timeout): Promise<void> {
  const until = Date.now() + within
  while (child.exitCode === null && Date.now() < until) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await delay(100)
  }
  throw new Error(`${url} was not answered`)
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
