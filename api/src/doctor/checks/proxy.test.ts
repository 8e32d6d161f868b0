import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { startApi, type TestApi } from '../../testing/api'
import { installationOf } from '../../testing/installation'
import { checkProxy, ofPlainHttp } from './proxy'

let api: TestApi
let untrusting: TestApi
const servers = new Set<Server>()
beforeAll(async () => {
  api = await startApi()
  untrusting = await startApi({ sharing: api, settings: { TRUST_PROXY: 'off' } })
})
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  servers.clear()
})
afterAll(async () => {
  await untrusting.close()
  await api.close()
})

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void

async function listening(server: Server): Promise<number> {
  servers.add(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Passes every request on. @param forwardedFor the visitor that it names */
const passOn =
  ({ url }: TestApi, forwardedFor?: string): Answer =>
  (incoming, outgoing) => {
    const headers = { ...incoming.headers, ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) }
    const { method } = incoming
    const upstream = request(
      new URL(incoming.url ?? '/', url),
      { method, headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    incoming.pipe(upstream)
  }

/** What the check says about a proxy. */
async function about(answer: Answer, service = api, more: Readonly<Record<string, string>> = {}) {
  const url = `http://127.0.0.1:${await listening(createServer(answer))}`
  return found(url, service, more)
}

async function found(url: string, service = api, more: Readonly<Record<string, string>> = {}) {
  const environment = { PUBLIC_URL: url, PORT: new URL(service.url).port, TRUST_PROXY: 'loopback', ...more }
  const findings = await checkProxy(installationOf(environment))
  return findings.map(({ level, text }) => `${level}: ${text}`)
}

it('a proxy that passes on visitors is sound', async () => {
  expect(await about(passOn(api, '203.0.113.7'))).toEqual([
    expect.stringMatching(/^ok: http:\/\/127\.0\.0\.1:\d+ is answered by the service, which is ready\.$/),
    'ok: The build that answers there is this one.',
    'ok: The proxy passes on the address of the visitor, and the service trusts it.',
  ])
})

it('a proxy that hides visitors is found', async () => {
  expect(await about(passOn(api))).toContainEqual(
    expect.stringMatching(/^error: The proxy does not pass on the address of the visitor/),
  )
})

it('a proxy that the service does not trust is found, with the setting that is missing', async () => {
  const url = `http://127.0.0.1:${await listening(createServer(passOn(untrusting, '203.0.113.7')))}`
  const environment = { PUBLIC_URL: url, PORT: new URL(untrusting.url).port }
  expect(await checkProxy(installationOf(environment))).toContainEqual({
    level: 'error',
    text: expect.stringMatching(
      /^The service does not trust the proxy at 127\.0\.0\.1, because TRUST_PROXY is off/,
    ),
    advice: 'Set TRUST_PROXY=loopback.',
  })
})

it('another build behind the proxy is found', async () => {
  const url = `http://127.0.0.1:${await listening(createServer(passOn(api, '203.0.113.7')))}`
  const environment = { PUBLIC_URL: url, PORT: new URL(api.url).port }
  const findings = await checkProxy(installationOf(environment, { shell: '1.2.3' }))
  expect(findings).toContainEqual(
    expect.objectContaining({
      level: 'warning',
      text: expect.stringContaining('Another build answers there'),
    }),
  )
})

it('a proxy without its service is found', async () => {
  expect(await about((_incoming, outgoing) => outgoing.writeHead(502).end())).toEqual([
    expect.stringMatching(/^error: The proxy .* answers 502: it does not reach the service\.$/),
  ])
})

it('another site at the public address is found', async () => {
  expect(await about((_incoming, outgoing) => outgoing.end('<h1>Welcome</h1>'))).toEqual([
    expect.stringMatching(/^error: .*\/healthz is not answered by the service, but with 200\.$/),
  ])
})

it('an address where nothing listens is found', async () => {
  expect(await found('http://127.0.0.1:1')).toEqual(['error: Nothing listens at 127.0.0.1:1.'])
})

it('a certificate that browsers do not accept is found, and no token is sent over it', async () => {
  const asked: (string | undefined)[] = []
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
  const server = createSecureServer({ key, cert }, (incoming, outgoing) => {
    asked.push(incoming.headers.authorization)
    passOn(api, '203.0.113.7')(incoming, outgoing)
  })
  const findings = await found(`https://127.0.0.1:${await listening(server)}`, api, {
    METRICS_TOKEN: 'a-token-for-the-metrics',
  })
  expect(findings).toEqual([
    expect.stringMatching(/^ok: https:.* is ready\.$/),
    expect.stringMatching(/^error: Browsers do not accept the certificate: DEPTH_ZERO_SELF_SIGNED_CERT\.$/),
  ])
  expect(asked).toEqual([undefined, undefined])
})

it('a port that does not speak TLS is found', async () => {
  const port = await listening(createServer((_incoming, outgoing) => outgoing.end('hello')))
  expect(await found(`https://127.0.0.1:${port}`)).toEqual([
    expect.stringMatching(/^error: .* does not answer: /),
  ])
})

it('a service without a proxy has none to check', async () => {
  const port = new URL(api.url).port
  const direct = { PUBLIC_URL: `http://site.example:${port}`, PORT: port }
  for (const installation of [installationOf({}), installationOf(direct)])
    expect(await checkProxy(installation)).toMatchObject([{ level: 'skipped' }])
})

describe('plain http', () => {
  const ofPort = async (answer: Answer) =>
    (await ofPlainHttp('https://127.0.0.1', await listening(createServer(answer))))[0]

  it('that redirects is sound', async () => {
    const redirect: Answer = (_incoming, outgoing) =>
      outgoing.writeHead(308, { Location: 'https://127.0.0.1/' }).end()
    expect(await ofPort(redirect)).toMatchObject({ level: 'ok' })
  })

  it('that serves pages is found', async () => {
    expect(await ofPort((_incoming, outgoing) => outgoing.end('hello'))).toMatchObject({
      level: 'error',
      text: expect.stringContaining('answers 200'),
    })
  })

  it('that does not answer is found', async () => {
    expect(await ofPlainHttp('https://127.0.0.1', 1)).toMatchObject([{ level: 'warning' }])
  })
})
