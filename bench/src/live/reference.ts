import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { memoryOf, withMemoryProbe } from '../measure/memory'
import { endWithUs, freePort } from '../processes'
import type { Served } from './service'

/** Starts a trivial node:http server of streams as a separate process. */
export async function startReferenceStreams(count: number): Promise<Served> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = fileURLToPath(new URL('reference-streams.ts', import.meta.url))
  const child = spawn(process.execPath, [...withMemoryProbe, '--import', 'tsx', server], {
    env: { PATH: process.env.PATH, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  endWithUs(child)
  const readerOf = (name: string) => ({ name, headers: { 'x-reader': name } })
  const addressee = readerOf('addressee')
  const write = async () => {
    const answer = await fetch(url, { method: 'POST', headers: addressee.headers })
    await answer.arrayBuffer()
  }
  await once(child, 'message')
  return {
    streamsUrl: url,
    readers: Array.from({ length: count }, (_, n) => readerOf(`reader ${n}`)),
    addressee,
    write,
    memory: () => memoryOf(child),
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
