import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** What a process holds after everything that it no longer needs was given back, in bytes. */
export interface Memory {
  readonly rss: number
  readonly heapUsed: number
  /** Of which buffers are a part. */
  readonly external: number
}

/** Runs in the process that is asked, before its own code: collects what is garbage, then says what is left. */
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

/** What stands before the script of a process of Node that is to be asked; it needs a channel, `ipc` in its `stdio`. */
export const withMemoryProbe: readonly string[] = [
  '--import',
  `data:text/javascript,${encodeURIComponent(probe)}`,
]

/** Asks a process that was started {@link withMemoryProbe}. */
export async function memoryOf(child: ChildProcess): Promise<Memory> {
  const answered = once(child, 'message') as Promise<[Memory]>
  child.send('memory')
  const [{ rss, heapUsed, external }] = await answered
  return { rss, heapUsed, external }
}
