import { once } from 'node:events'
import { connect } from 'node:net'

/** An answer of any status, and the milliseconds until it was complete. */
export interface Answered {
  readonly status: number
  readonly time: number
}

/** One connection that makes one call at a time. */
export interface Caller {
  /**
   * @param request a complete HTTP/1.1 request in ASCII
   * @throws Error if the connection broke
   */
  ask(request: string): Promise<Answered>
  /**
   * @param request a complete HTTP/1.1 request in ASCII
   * @returns milliseconds until the answer was complete
   * @throws Error if it was not a success or the connection broke
   */
  call(request: string): Promise<number>
  close(): void
}

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * Opens a connection to a server that sends Content-Length. It parses as little as possible: an HTTP client would use more
 * processor time than the trivial server, and would round times to milliseconds.
 */
export async function openCaller(url: string): Promise<Caller> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  let waiting:
    | { readonly done: (status: number) => void; readonly failed: (error: Error) => void }
    | undefined
  let head: Buffer = Buffer.alloc(0)
  let status = 0
  /** The missing bytes of the answer; undefined until its head is complete. */
  let rest: number | undefined

  socket.on('data', (chunk: Buffer) => {
    if (rest === undefined) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      const end = head.indexOf(endOfHead)
      if (end < 0) return
      const headers = head.toString('latin1', 0, end)
      status = Number(headers.slice(9, 12))
      const length = /\ncontent-length: *(\d+)/i.exec(headers)?.[1]
      if (length === undefined)
        return void socket.destroy(new Error(`an answer without a length: ${headers}`))
      rest = Number(length) + end + endOfHead.length - head.length
    } else rest -= chunk.length
    if (rest > 0) return
    head = Buffer.alloc(0)
    rest = undefined
    waiting?.done(status)
  })
  socket.on('error', (error) => waiting?.failed(error))
  socket.on('close', () => waiting?.failed(new Error('the connection was closed')))

  const ask = (request: string): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const began = performance.now()
      waiting = {
        done: (answered) => resolve({ status: answered, time: performance.now() - began }),
        failed: reject,
      }
      socket.write(request, 'latin1')
    })
  return {
    ask,
    async call(request) {
      const answered = await ask(request)
      if (answered.status !== 200) throw new Error(`refused with ${answered.status}`)
      return answered.time
    },
    close: () => {
      waiting = undefined
      socket.destroy()
    },
  }
}
