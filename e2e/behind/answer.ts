import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { request, type IncomingMessage } from 'node:http'
import { connect as connectTcp } from 'node:net'
import { connect as connectTls } from 'node:tls'

/** An answer, undecoded. */
export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A request. */
export interface Asked {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** The address of this machine that the client uses. */
  readonly from?: string
}

/** Asks a site over HTTP/2 and TLS. Node's `fetch` would decode the answer, and speaks HTTP/1.1. */
export async function ask(
  site: string,
  { path, method = 'GET', headers = {}, body, from }: Asked,
): Promise<Answer> {
  const session = openSession(site, from)
  try {
    return await new Promise((resolve, reject) => {
      session.once('error', reject)
      const stream = session.request({ ':path': path, ':method': method, ...headers })
      let status = 0
      let received: IncomingHttpHeaders = {}
      const chunks: Buffer[] = []
      stream.once('response', (answered) => {
        status = Number(answered[':status'])
        received = answered
      })
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('end', () => resolve({ status, headers: received, body: Buffer.concat(chunks) }))
      // A body that is refused early may be cut off after its answer.
      stream.once('error', (error) =>
        status > 0 ? resolve({ status, headers: received, body: Buffer.concat(chunks) }) : reject(error),
      )
      stream.end(body)
    })
  } finally {
    session.destroy()
  }
}

/** Room for the largest body: the default of 10 would end a stream that waits for the other side to read. */
const sessionMegabytes = 256

/**
 * Opens a connection with HTTP/2.
 * @param from the address of this machine that the client uses
 */
export function openSession(site: string, from?: string): ClientHttp2Session {
  if (from === undefined) return connect(site, { maxSessionMemory: sessionMegabytes })
  const { hostname, port } = new URL(site)
  const socket = connectTcp({ host: '127.0.0.1', port: Number(port), localAddress: from })
  return connect(site, {
    maxSessionMemory: sessionMegabytes,
    createConnection: () => connectTls({ socket, servername: hostname, ALPNProtocols: ['h2'] }),
  })
}

/** Asks over HTTP/1.1 without TLS. The answer is not decoded, and redirects are not followed. */
export const askPlainly = (
  site: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(new URL(path, site), { headers }, (answer: IncomingMessage) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
      answer.once('error', reject)
    })
    sent.once('error', reject)
    sent.end()
  })

/** The body of a form, as a browser sends it. */
export const form = (fields: Readonly<Record<string, string>>) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})
