import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithUs, freePort, untilAnswered } from '../processes'

/** A trivial node:http server with a fixed answer: the reference for any service on this machine. */
export interface Reference {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

/** Starts it as a separate process. */
export async function startReference(answer: Buffer): Promise<Reference> {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-reference-'))
  const file = path.join(folder, 'answer')
  await writeFile(file, answer)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = fileURLToPath(new URL('reference-server.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', server], {
    env: { PATH: process.env.PATH, PORT: String(port), ANSWER: file },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  endWithUs(child)
  await untilAnswered(url, child)
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}
