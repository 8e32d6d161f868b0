import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { login, posts } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { rawGet } from '../testing/raw-get'

type Line = Readonly<Record<string, unknown>>

let api: TestApi
const lines: Line[] = []
const arrivals = new EventEmitter()
beforeAll(async () => {
  api = await startApi({
    logTo: {
      write(line) {
        lines.push(JSON.parse(line) as Line)
        arrivals.emit('line')
      },
    },
  })
})
afterAll(() => api.close())

/** The first line that matches, at once or when it is written. */
async function lineWith(matches: (line: Line) => boolean): Promise<Line> {
  for (;;) {
    const found = lines.find(matches)
    if (found) return found
    await once(arrivals, 'line')
  }
}

const ofRequest = (id: string) => lines.filter(({ reqId }) => reqId === id).map(({ msg }) => msg)

it('a request whose sender leaves before the answer has a line, without a status', async () => {
  const { hostname: host, port } = new URL(api.url)
  const begun = once(api.app.server, 'request')
  const socket = connect({ host, port: Number(port) })
  const type = 'application/x-www-form-urlencoded'
  socket.write(
    `POST ${login.path} HTTP/1.1\r\nHost: site\r\nContent-Type: ${type}\r\nContent-Length: 99\r\n\r\n`,
  )
  await begun
  await fetch(`${api.url}/healthz`)
  socket.destroy()
  const line = await lineWith(({ msg }) => msg === 'request aborted')
  expect(line).toMatchObject({ level: 30, method: 'POST', path: login.path, ms: expect.any(Number) })
  expect(line).not.toHaveProperty('status')
  expect(lines.filter(({ reqId }) => reqId === line.reqId)).toHaveLength(1)
})

it('a failure has the id that its answer names; the line of each failed request has the reason', async () => {
  await api.database.pool.query('ALTER TABLE posts RENAME TO gone')
  const first = await api.call(posts, { type: 'tr' })
  const second = await api.call(posts, { type: 'tr' })
  await api.database.pool.query('ALTER TABLE gone RENAME TO posts')
  const [firstId, secondId] = [first, second].map(({ headers }) => headers.get('X-Request-Id'))
  expect(ofRequest(firstId ?? '')).toEqual(['request failed', 'request completed'])
  // The failure log counts it, and writes the cause once a minute.
  expect(lines.filter(({ reqId }) => reqId === secondId)).toMatchObject([
    { msg: 'request completed', status: 500, failure: 'failed', code: '42P01' },
  ])
})

it('a refused call has one line, with the id that the answer names, and with the reason', async () => {
  const { headers } = await api.call(login, {})
  expect(lines.filter(({ reqId }) => reqId === headers.get('X-Request-Id'))).toMatchObject([
    { msg: 'request completed', status: 400, failure: 'invalid' },
  ])
})

it('an address that cannot be read has one line too', async () => {
  const { status, headers } = await rawGet(api.url, '/%zz')
  expect(status).toBe(400)
  const id = String(headers['x-request-id'])
  expect(await lineWith(({ reqId }) => reqId === id)).toMatchObject({ status: 400, path: '/%zz' })
  expect(ofRequest(id)).toEqual(['request completed'])
})

it('the id of a trusted proxy is that of the answer and of the log', async () => {
  const id = '3b241101-e2bb-4255-8caf-4136c566a962'
  const { headers } = await api.call(login, {}, { headers: { 'X-Request-Id': id } })
  expect(headers.get('X-Request-Id')).toBe(id)
  expect(ofRequest(id)).toEqual(['request completed'])
})
