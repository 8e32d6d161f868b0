import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** The memory of a process after garbage collection, in bytes. */
export interface Memory {
  readonly rss: number
  readonly heapUsed: number
  /** The memory of buffers. */
  readonly external: number
}

/** Runs in the measured process, before its own code: collects garbage, then reports the memory. */
const probe = `
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
process.on('message', () => {
  collect()
  collect()
  process.send(process.memoryUsage())
})
process.channel.unref()
`

/** Node's arguments before the script of a measured process. The process needs an IPC channel (`ipc` in its `stdio`). */
export const withMemoryProbe: readonly string[] = [
  '--import',
  `data:text/javascript,${encodeURIComponent(probe)}`,
]

/** Measures a process that was started {@link withMemoryProbe}. */
export async function memoryOf(child: ChildProcess): Promise<Memory> {
  const answered = once(child, 'message') as Promise<[Memory]>
  child.send('memory')
  const [{ rss, heapUsed, external }] = await answered
  return { rss, heapUsed, external }
}
