import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local service with the interface of LibreTranslate. */
export interface Translator {
  readonly url: string
  /** The texts that it got. */
  readonly asked: readonly string[]
  stop(): Promise<void>
}

/** Starts a service that answers each text in brackets, after its language: `en[text]`. */
export async function startTranslator(): Promise<Translator> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    void (async () => {
      let text = ''
      for await (const chunk of request.setEncoding('utf8')) text += chunk as string
      const { q, target } = JSON.parse(text) as { q: string | string[]; target: string }
      asked.push(...[q].flat())
      const translate = (one: string) => `${target}[${one}]`
      const translatedText = Array.isArray(q) ? q.map(translate) : translate(q)
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ translatedText }))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
