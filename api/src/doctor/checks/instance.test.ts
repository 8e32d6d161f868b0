import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { startApi } from '../../testing/api'
import { installationOf } from '../../testing/installation'
import { checkInstance, explainListening, localUrl } from './instance'

const check = (port: number, more: Readonly<Record<string, string>> = {}) =>
  checkInstance(installationOf({ PORT: String(port), ...more }))

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function closed(server: Server): Promise<void> {
  server.close()
  await once(server, 'close')
}

it('a running service is ready, and its metrics are read with the token', async () => {
  const token = 'a-token-for-the-metrics'
  const api = await startApi({ settings: { METRICS_TOKEN: token } })
  try {
    const port = Number(new URL(api.url).port)
    expect(await check(port, { METRICS_TOKEN: token })).toMatchObject([
      { level: 'ok', text: `The service runs on PORT ${port} and is ready.` },
      { level: 'ok' },
    ])
    expect(await check(port)).toMatchObject([
      { level: 'ok' },
      { level: 'warning', text: 'The running service was started with another METRICS_TOKEN.' },
    ])
    jest.spyOn(api.database, 'sinceAnswer').mockReturnValue(Infinity)
    jest.spyOn(api.readinessDatabase, 'query').mockRejectedValue(new Error('away'))
    expect(await check(port)).toMatchObject([
      { level: 'error', text: expect.stringContaining('the database is unreachable') },
    ])
  } finally {
    await api.close()
  }
})

it('a free port is sound', async () => {
  const server = createServer()
  const port = await portOf(server)
  await closed(server)
  expect(await check(port)).toEqual([
    { level: 'ok', text: `The service does not run here, and PORT ${port} is free.` },
  ])
})

it('another program on the port is found, whatever it speaks', async () => {
  const web = createHttpServer((_request, response) => response.end('hello'))
  const mute = createServer((socket) => socket.destroy())
  for (const server of [web, mute]) {
    expect(await check(await portOf(server))).toMatchObject([
      { level: 'error', text: expect.stringContaining('is in use by another program') },
    ])
    await closed(server)
  }
})

it('an address of another machine is found', async () => {
  expect(await check(3000, { HOST: '192.0.2.1' })).toMatchObject([{ level: 'error' }])
}, 20_000)

it.each([
  ['EACCES', /may not listen on PORT 80/],
  ['EADDRINUSE', /PORT 80 is in use/],
  ['EADDRNOTAVAIL', /HOST site is not an address/],
  ['EIO', /could not listen on site:80: broken/],
])('explains %s', (code, expected) => {
  const { level, text } = explainListening(Object.assign(new Error('broken'), { code }), 'site', 80)
  expect([level, text]).toEqual(['error', expect.stringMatching(expected)])
})

it.each([
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['::1', 'http://[::1]:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
])('a service on %s is reached at %s', (host, url) => {
  expect(localUrl({ host, port: 3000 })).toBe(url)
})
