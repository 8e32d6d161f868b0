import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { login, posting, publishVersion, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
let ana: Session
let ben: Session
beforeAll(async () => {
  api = await startApi({ settings: { FORM_SECONDS: '1', UPLOAD_BUDGET_MB: '8' } })
  ana = await api.signUp('ana')
  ben = await api.signUp('ben')
})
afterAll(() => api.close())

const multipart = 'multipart/form-data; boundary=seam'
const urlencoded = 'application/x-www-form-urlencoded'
const megabyte = Buffer.alloc(1024 * 1024, 'x')
const part = (field: string, file: string) =>
  `--seam\r\nContent-Disposition: form-data; name="${field}"; filename="${file}"\r\n\r\n`

interface Sent {
  readonly path: string
  readonly type?: string
  readonly token?: string
  readonly body?: readonly (string | Buffer)[]
  readonly from?: string
}

/** Begins a request whose body is larger than what is sent, and holds the connection. */
async function stall(
  { path, type = multipart, token, body = [], from = '10.1.1.1' }: Sent,
  at = api,
): Promise<Socket> {
  const socket = connect(Number(new URL(at.url).port), '127.0.0.1')
  await once(socket, 'connect')
  const authorization = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${from}\r\n${authorization}Content-Type: ${type}\r\n` +
      `Content-Length: ${type === urlencoded ? 20_000 : 30_000_000}\r\n\r\n`,
  )
  for (const piece of body) if (!socket.write(piece)) await once(socket, 'drain')
  return socket
}

/** The answer to a request whose body never ends. */
async function answerTo(socket: Socket) {
  const [received] = (await once(socket, 'data')) as [Buffer]
  const [head = '', body = '{}'] = received.toString().split('\r\n\r\n')
  return {
    status: Number(head.split(' ')[1]),
    retryAfter: /^retry-after: (\d+)/im.exec(head)?.[1],
    ...(JSON.parse(body) as Record<string, unknown>),
  }
}

const incoming = (at = api) => readdir(path.join(at.platform.settings.dataDir, 'incoming'))
const usedBytes = ({ platform }: TestApi) =>
  platform.bodies.budget.used('disk') + platform.bodies.budget.used('memory')

/** @throws Error if the condition does not hold within half a minute */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const late = Date.now() + 30_000; !(await holds());) {
    if (Date.now() > late) throw new Error(`not so: ${String(holds)}`)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Waits until all bodies are released. */
const allReleased = (at = api) => until(async () => usedBytes(at) === 0 && (await incoming(at)).length === 0)

/** Waits until this many bytes of files are on disk. */
const onDisk = (bytes: number, at = api) => until(() => at.platform.bodies.budget.used('disk') >= bytes)

describe('a body that is not read', () => {
  it.each([
    [
      'of a call that takes no file',
      { path: login.path, body: [part('email', 'a.png'), 'x'] },
      400,
      'it takes no file',
    ],
    ['without a name, there', { path: login.path, body: [part('email', ''), 'x'] }, 400, 'it takes no file'],
    [
      'without a token',
      { path: posting.path, body: [part('image', 'a.png'), megabyte] },
      401,
      'Log in first',
    ],
    [
      'of a visitor, without files',
      { path: posting.path, type: urlencoded, body: ['type=fr'] },
      401,
      'Log in first',
    ],
    [
      'of a member who is not an operator',
      { path: publishVersion.path, body: [part('file', 'a.js'), megabyte] },
      401,
      'Log in first',
    ],
    ['of another type', { path: login.path, type: 'application/json', body: ['{'] }, 415, 'Send a form'],
  ])(
    'is answered while it is still being sent, and its connection ends if it stalls: %s',
    async (_case, sent, status, message) => {
      const socket = await stall(sent)
      expect(await answerTo(socket)).toMatchObject({
        status,
        res: false,
        message: expect.stringContaining(message),
      })
      await once(socket, 'close')
      await allReleased()
    },
  )
})

describe('a body that does not arrive', () => {
  it.each([
    ['a form without files', { path: login.path, type: urlencoded, body: ['email=a'] }],
    [
      'one in parts',
      { path: login.path, body: ['--seam\r\nContent-Disposition: form-data; name="email"\r\n\r\na'] },
    ],
  ])('is refused after its time limit: %s', async (_case, sent) => {
    const socket = await stall(sent)
    expect(await answerTo(socket)).toMatchObject({
      status: 400,
      res: false,
      message: 'The form arrived too slowly: it may take 1 s. Send it again.',
    })
    await once(socket, 'close')
    await allReleased()
  })

  it('is refused below the minimum speed if it has files, and its files are deleted', async () => {
    const socket = await stall({
      path: posting.path,
      token: ana.api_token,
      body: [part('image', 'a.png'), 'half'],
    })
    expect(await answerTo(socket)).toMatchObject({
      status: 400,
      message: 'The files arrived too slowly. Try again with a faster connection or with smaller files.',
    })
    await once(socket, 'close')
    await allReleased()
  })
})

describe('files in progress', () => {
  let slow: TestApi
  beforeAll(async () => {
    slow = await startApi({ sharing: api, settings: { FORM_SECONDS: '600', UPLOAD_BUDGET_MB: '8' } })
  })
  afterAll(() => slow.close())
  const file = [part('image', 'a.png'), megabyte.subarray(1000)]
  // The last bytes may be the beginning of a boundary, so they wait for more.
  const length = megabyte.length - 2000

  it('are deleted when their sender disconnects', async () => {
    const socket = await stall({ path: posting.path, token: ana.api_token, body: file }, slow)
    await onDisk(length, slow)
    expect(await incoming(slow)).toHaveLength(1)
    socket.destroy()
    await allReleased(slow)
    expect(await incoming(slow)).toEqual([])
  })

  it('of one member are at most an eighth of the budget, while others can send', async () => {
    const first = await stall({ path: posting.path, token: ana.api_token, body: file }, slow)
    await onDisk(length, slow)
    const second = await stall(
      { path: posting.path, token: ana.api_token, body: file, from: '10.1.1.2' },
      slow,
    )
    expect(await answerTo(second)).toMatchObject({ status: 429, retryAfter: '5', code: 'too-many' })
    second.destroy()
    const other = await stall(
      { path: posting.path, token: ben.api_token, body: file, from: '10.1.1.3' },
      slow,
    )
    await onDisk(2 * length, slow)
    expect(await incoming(slow)).toHaveLength(2)
    for (const socket of [first, other]) socket.destroy()
    await allReleased(slow)
  })
})
