import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request to a push service. */
export interface ArrivedPush {
  /** Of the device. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

export interface TestPushService {
  readonly origin: string
  readonly pushes: ArrivedPush[]
  /** Changes the answers from now on; by default 201. */
  answer(status: number, headers?: Readonly<Record<string, string>>): void
  stop(): Promise<void>
}

/** Starts a push service (RFC 8030) on this machine. */
export async function startPushService(): Promise<TestPushService> {
  const pushes: ArrivedPush[] = []
  let next: readonly [number, Readonly<Record<string, string>>] = [201, {}]
  let origin = ''
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url = '', headers } = request
      pushes.push({ endpoint: `${origin}${url}`, headers, body: Buffer.concat(chunks) })
      response.writeHead(...next).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    pushes,
    answer: (status, headers = {}) => (next = [status, headers]),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
