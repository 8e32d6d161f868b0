import { connect } from 'node:net'
import { once } from 'node:events'
import { calls, eventsPath, postDetail, posting, posts, sendVCode } from '@within-reach/contract'
import type pg from 'pg'
import { withoutConnections } from '../../testing/all-connections'
import { startApi, type TestApi } from '../../testing/api'

const maxInFlight = 3

let api: TestApi
beforeAll(async () => {
  api = await startApi({
    settings: { MAX_IN_FLIGHT: String(maxInFlight), MAX_EVENT_LOOP_DELAY: '60000' },
  })
})
afterAll(() => api.close())

const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${api.url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1])
}
async function untilInFlight(count: number): Promise<void> {
  while ((await metric('http_requests_in_flight')) !== count);
}

/** Runs while the service's limit of calls waits for a locked table. */
async function whileBusy<T>(run: () => Promise<T>): Promise<T> {
  const client: pg.PoolClient = await api.database.pool.connect()
  try {
    await client.query('BEGIN; LOCK TABLE posts')
    const waiting = Array.from({ length: maxInFlight }, (_, n) => api.call(postDetail, { id: n + 1 }))
    await untilInFlight(maxInFlight)
    const result = await run()
    await client.query('ROLLBACK')
    const answers = await Promise.all(waiting)
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    return result
  } finally {
    client.release()
  }
}

it('refuses each call in its own convention, with the time of the next try', async () => {
  await whileBusy(async () => {
    expect(await api.call(posts, { type: 'tr' })).toMatchObject({
      status: 503,
      body: { res: false, code: 'unavailable', message: expect.stringContaining('busy') },
      outcome: { kind: 'unavailable', retryAfter: 1 },
    })
    expect(await api.call(sendVCode, { email: 'ana@example.com' })).toMatchObject({
      status: 503,
      body: { res: 503, code: 'unavailable' },
      outcome: { kind: 'unavailable', retryAfter: 1 },
    })
    for (const call of calls) expect((await api.call(call)).outcome.kind).toBe('unavailable')
  })
})

it('accepts calls again as soon as others have ended', async () => {
  await whileBusy(() => api.call(posts, { type: 'tr' }))
  await untilInFlight(0)
  expect((await api.call(posts, { type: 'tr' })).status).toBe(200)
})

it('answers probes all the time', async () => {
  await whileBusy(async () => {
    for (const path of ['/healthz', '/readyz', '/readyz?from=balancer', '/metrics', '/healthz/'])
      expect([path, (await fetch(api.url + path)).status]).toEqual([path, 200])
  })
})

it('shows a plain page for a page request, and JSON for a file', async () => {
  await whileBusy(async () => {
    const page = await fetch(`${api.url}/userspacetrade`, { headers: { Accept: 'text/html,*/*' } })
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '1'])
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('Content-Security-Policy')).toBe("default-src 'none'")
    expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await page.text()).toMatch(/<h1>The site is very busy[^]*lang="ko"/)
    const file = await fetch(`${api.url}/files/some.webp`)
    expect([file.status, await file.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })])
  })
})

it('refuses before the body arrives, and keeps the connection usable', async () => {
  const { hostname, port } = new URL(api.url)
  const socket = connect({ host: hostname, port: Number(port) })
  await once(socket, 'connect')
  socket.setEncoding('latin1')
  await whileBusy(async () => {
    socket.write(`POST ${posting.path} HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n`)
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 503 /)
  })
  socket.write('0123456789GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200 /)
  socket.destroy()
})

it('does not count event streams', async () => {
  const { api_token } = await api.signUp('streamer')
  const headers = { Cookie: `wr_session=${api_token}`, 'Sec-Fetch-Site': 'same-origin' }
  const leaving = new AbortController()
  for (let n = 0; n < maxInFlight + 1; n++) {
    const stream = await fetch(api.url + eventsPath, { headers, signal: leaving.signal })
    expect(stream.status).toBe(200)
  }
  expect(await metric('http_requests_in_flight')).toBe(0)
  leaving.abort()
})

it('does not count stalled bodies', async () => {
  const { hostname, port } = new URL(api.url)
  const sockets = Array.from({ length: maxInFlight }, () => connect({ host: hostname, port: Number(port) }))
  for (const socket of sockets) {
    const seen = once(api.app.server, 'request')
    socket.write(`POST ${posts.path} HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n`)
    await seen
  }
  await untilInFlight(0)
  expect((await api.call(posts, { type: 'tr' })).status).toBe(200)
  for (const socket of sockets) socket.destroy()
})

it('counts refusals', async () => {
  const before = await metric('http_requests_shed_total')
  await whileBusy(() => Promise.all(Array.from({ length: 20 }, () => api.call(posts, { type: 'tr' }))))
  expect(await metric('http_requests_shed_total')).toBe(before + 20)
  expect(await metric('http_failures_total\\{part="capacity"\\}')).toBe(before + 20)
  expect(await metric('http_requests_in_flight_limit')).toBe(maxInFlight)
})

it('is ready while every connection of the pool is in use', async () => {
  const ready = await withoutConnections(api.database.pool, () => fetch(`${api.url}/readyz`))
  expect(ready.status).toBe(200)
})
