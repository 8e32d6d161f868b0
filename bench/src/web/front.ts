import { createSecureServer } from 'node:http2'
import { Agent, request } from 'node:http'
import { once } from 'node:events'
import { createHash, X509Certificate } from 'node:crypto'
import { pipeline } from 'node:stream'
import { generate } from 'selfsigned'

/** A reverse proxy with HTTP/2 and TLS, as in front of a real site. */
export interface Front {
  readonly url: string
  /** The hash of the certificate's public key that a browser trusts (RFC 7469, section 2.4), base64. */
  readonly pin: string
  stop(): Promise<void>
}

/** Headers that are specific to an HTTP/1.1 connection (RFC 9113, section 8.2.2). */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/** Files whose names are the same in every version of plain Module Federation. A browser must revalidate them. */
const isChanging = /\/(?:remoteEntry\.js|mf-manifest\.json)$/

/**
 * Starts a front for a service that speaks HTTP/1.1.
 * @param target the service's address
 */
export async function startFront(target: string | (() => string)): Promise<Front> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer({ key, cert, allowHTTP1: false }, (incoming, outgoing) => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
    )
    const upstream = request(
      new URL(incoming.url, typeof target === 'string' ? target : target()),
      { agent, method: incoming.method, headers: { ...headers, host: incoming.authority } },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name))
        const changing = isChanging.test(incoming.url) ? { 'cache-control': 'no-cache' } : {}
        outgoing.writeHead(answer.statusCode ?? 502, { ...Object.fromEntries(kept), ...changing })
        pipeline(answer, outgoing, () => {})
      },
    )
    upstream.once('error', () => void outgoing.stream.close())
    pipeline(incoming, upstream, () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  const sessions = new Set<{ destroy(): void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  return {
    url: `https://127.0.0.1:${address.port}`,
    pin: createHash('sha256')
      .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
    async stop() {
      for (const session of sessions) session.destroy()
      agent.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
