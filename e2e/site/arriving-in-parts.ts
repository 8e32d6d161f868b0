import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** The size of a part, in bytes, and the pause after it, in milliseconds: longer than a frame, so that each is drawn. */
const [partSize, partPause] = [700, 25]

/** The site at another address, where documents arrive in parts, as over a slow network. */
export interface SlowDocuments {
  readonly url: string
  close(): void
}

async function sendInParts(document: IncomingMessage, response: ServerResponse): Promise<void> {
  const whole = Buffer.concat(await document.toArray())
  for (let at = 0; at < whole.length; at += partSize) {
    response.write(whole.subarray(at, at + partSize))
    // The head draws nothing.
    if (at > whole.indexOf('<body')) await pause(partPause)
  }
  response.end()
}

/**
 * Starts a server that passes everything on, documents in parts.
 * @param site the address of the site
 */
export async function slowDocuments(site: string): Promise<SlowDocuments> {
  const server = createServer((asked, response) => {
    const options = {
      method: asked.method,
      headers: { ...asked.headers, 'accept-encoding': 'identity' },
    }
    const passed = request(new URL(asked.url ?? '/', site), options, (answer) => {
      const { 'content-length': _, ...headers } = answer.headers
      response.writeHead(answer.statusCode ?? 502, headers)
      if (headers['content-type']?.startsWith('text/html')) void sendInParts(answer, response)
      else answer.pipe(response)
    })
    asked.pipe(passed)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
