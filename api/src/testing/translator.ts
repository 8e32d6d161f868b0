import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the translation service was asked. */
export interface Asked {
  readonly path: string | undefined
  readonly body: Readonly<Record<string, unknown>>
}

/** A local service with the interface of LibreTranslate. It answers each text in brackets, after its language: `ko[text]`. */
export interface TestTranslator {
  readonly url: string
  readonly asked: readonly Asked[]
  /** Replaces the answers from now on. Without an answer, it goes on as before. */
  answer(answer?: (asked: Asked) => Response | Promise<Response>): void
  stop(): Promise<void>
}

/** Starts a translation service for one test file. */
export async function startTranslator(): Promise<TestTranslator> {
  const asked: Asked[] = []
  let answer: ((asked: Asked) => Response | Promise<Response>) | undefined
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked['body']
      const one = { path: request.url, body }
      asked.push(one)
      const given = answer ? await answer(one) : Response.json({ translatedText: translated(body) })
      response.writeHead(given.status, Object.fromEntries(given.headers))
      response.end(Buffer.from(await given.arrayBuffer()))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (next) => void (answer = next),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function translated({ q, target }: Asked['body']): unknown {
  const one = (text: unknown) => `${String(target)}[${String(text)}]`
  return Array.isArray(q) ? q.map(one) : one(q)
}
