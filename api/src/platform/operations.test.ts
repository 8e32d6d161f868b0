import { login } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

const get = async (path: string) => {
  const answer = await fetch(api.url + path)
  return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() }
}

it('is alive and ready', async () => {
  expect(await get('/healthz')).toMatchObject({ status: 200, text: '{"status":"alive"}' })
  expect(await get('/readyz')).toMatchObject({ status: 200, text: '{"status":"ready"}' })
})

it('is ready while calls are answered, without a further statement', async () => {
  const held = await api.readinessDatabase.pool.connect()
  const call = () => api.database.query({ name: 'any', text: 'SELECT 1' })
  let isProbed = false
  const answerCalls = async () => {
    while (!isProbed) await call()
  }
  const probe = async () => {
    const answer = await get('/readyz')
    isProbed = true
    return answer
  }
  try {
    await call()
    const [answer] = await Promise.all([probe(), answerCalls()])
    expect(answer).toMatchObject({ status: 200 })
  } finally {
    isProbed = true
    held.release()
  }
})

describe('the metrics', () => {
  it('are in the format of Prometheus, for the process and the database', async () => {
    const { status, type, text } = await get('/metrics')
    expect([status, type]).toEqual([200, expect.stringMatching(/^text\/plain; version=0\.0\.4/)])
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
    expect(text).toMatch(/^database_connections\{state="open"\} [1-9]/m)
  })

  it('count requests by route pattern and status, without visitors’ addresses', async () => {
    await api.call(login, { email: 'nobody@example.com', password: 'x' })
    await api.call(login, {})
    for (const path of ['/made-up-1', '/made-up-2', '/files/made-up-3']) await get(path)
    const { text } = await get('/metrics')
    expect(text).toContain('http_request_duration_seconds_count{route="/api/login",status="200"} 1')
    expect(text).toContain('http_request_duration_seconds_count{route="/api/login",status="400"} 1')
    expect(text).toContain('http_request_duration_seconds_count{route="/files/:key",status="404"} 1')
    expect(text).not.toContain('made-up')
  })
})
