import Fastify, { type FastifyBaseLogger } from 'fastify'
import { captureLog } from '../testing/captured-log'
import { untrustedProxy, watchForProxy } from './untrusted-proxy'

/** How often a service with the given settings warned after some requests. */
async function warnings(
  settings: { host?: string; publicUrl?: string; trustProxy?: string | false },
  ...requests: readonly { headers?: Record<string, string>; from?: string }[]
): Promise<number> {
  const { log, text } = captureLog()
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({ loggerInstance })
  watchForProxy(app, {
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    trustProxy: false,
    ...settings,
  })
  app.get('/', () => 'ok')
  for (const { headers, from = '127.0.0.1' } of requests)
    await app.inject({ url: '/', headers, remoteAddress: from })
  await app.close()
  return text().split(untrustedProxy).length - 1
}

const forwarded = { headers: { 'x-forwarded-for': '203.0.113.7' } }

it('a site with a public address that listens on this machine only warns at the start, once', async () => {
  expect(await warnings({ publicUrl: 'https://site.example' })).toBe(1)
  expect(await warnings({ publicUrl: 'https://site.example' }, forwarded, forwarded)).toBe(1)
})

it.each([forwarded, { headers: { forwarded: 'for=203.0.113.7' } }, { ...forwarded, from: '::1' }])(
  'the first request that a local proxy forwards is logged as a warning, once: %j',
  async (request) => {
    expect(await warnings({}, {}, request, request)).toBe(1)
  },
)

it('there is no warning with trusted proxies, or without a proxy', async () => {
  expect(await warnings({ publicUrl: 'https://site.example', trustProxy: 'loopback' }, forwarded)).toBe(0)
  expect(await warnings({}, {}, {})).toBe(0)
  expect(await warnings({ host: '0.0.0.0', publicUrl: 'https://site.example' }, {})).toBe(0)
  // Anyone may send the header from elsewhere.
  expect(await warnings({ host: '0.0.0.0' }, { ...forwarded, from: '203.0.113.9' })).toBe(0)
})
