import { createServer } from 'node:net'
import { once } from 'node:events'
import { startApi, type TestApi } from '../../testing/api'
import { listenForProbes, probePaths, type ProbeListener } from './probes'

let api: TestApi
let probes: ProbeListener
beforeAll(async () => {
  api = await startApi()
  probes = await listenForProbes(api.app, { host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await probes.close()
  await api.close()
})

const ask = (path: string) => fetch(`http://127.0.0.1:${probes.port}${path}`)

it.each([...probePaths])('the port for probes answers %s like the port of the site', async (path) => {
  const [own, common] = [await ask(path), await fetch(api.url + path)]
  expect(own.status).toBe(200)
  expect(own.headers.get('Content-Type')).toBe(common.headers.get('Content-Type'))
  await Promise.all([own.arrayBuffer(), common.arrayBuffer()])
})

it.each(['/', '/api/posts', '/whoami', '/healthz/more', '/metricsx'])(
  'the port for probes does not answer %s',
  async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('Only /healthz, /readyz, /metrics are answered on this port.\n')
  },
)

it('a port that is in use is an error of the start', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  await expect(listenForProbes(api.app, { host: '127.0.0.1', port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
  other.close()
})
