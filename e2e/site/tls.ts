import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { makeCertificate } from './proxy'

/** A site over https. */
export interface SecureSite {
  readonly url: string
  /** The variables with which a process of Node trusts its certificate. */
  readonly trust: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/**
 * Serves a site over https, as a proxy in front of it does.
 * @param service the address of the service
 */
export async function serveOverTls(service: string): Promise<SecureSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-tls-'))
  const trust = await makeCertificate(folder)
  const [cert, key] = await Promise.all(
    ['certificate.pem', 'key.pem'].map((file) => readFile(path.join(folder, file))),
  )
  const server = createServer({ cert, key }, (asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-proto': 'https' }
    const passed = request(service + String(asked.url), { method: asked.method, headers })
    passed.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      pipeline(given, answer, () => undefined)
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    pipeline(asked, passed, () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    trust,
    async stop() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
