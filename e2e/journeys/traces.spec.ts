import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from '../site/own-site'
import { tags } from '../site/tags'

interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
}

/** A collector of OpenTelemetry, with all spans so far. */
async function startCollector() {
  const spans: Span[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
      for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
      response.setHeader('Content-Type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, spans, stop: () => server.close() }
}

test(
  'the calls of a page are in the trace of its navigation',
  tags('@full', '@one-width', '@mfe-userspace'),
  async ({ page, site }) => {
    const collector = await startCollector()
    await site.restart({ TRACES_URL: collector.url, TRACES_SHARE: '1' })
    const violations: string[] = []
    await page.exposeFunction('violated', (what: string) => violations.push(what))
    await page.addInitScript(`document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      window.violated(violatedDirective + ' ' + sourceFile))`)
    // The page reads the lists of links in view.
    const read = page.waitForResponse('**/api/posts')
    await page.goto('/')
    const { traceparent = '' } = await (await read).request().allHeaders()
    await page.goto('about:blank')
    // A service that stops sends its last spans.
    await site.restart({})
    const [, traceId] = traceparent.split('-')
    const ofPage = collector.spans.filter((span) => span.traceId === traceId)
    const navigation = ofPage.find(({ name }) => name === 'GET /*')
    expect(navigation?.parentSpanId).toBeUndefined()
    expect(ofPage.find(({ name }) => name === 'POST /api/posts')?.parentSpanId).toBe(navigation?.spanId)
    expect(violations).toEqual([])
    collector.stop()
  },
)
