import { limits, login, posting, type Session } from '@within-reach/contract'
import { once } from 'node:events'
import { connect } from 'node:net'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
let ana: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
})
afterAll(() => api.close())

const multipart = 'multipart/form-data; boundary=seam'
const urlencoded = 'application/x-www-form-urlencoded'

const fileHead = (field: string, name: string) =>
  `--seam\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`

/**
 * Sends a head and then bytes up to a size. Like a browser it sends everything, even after an early answer. A second request
 * over the same connection shows that it is still usable.
 */
async function sendLarge(path: string, head: string, bytes: number, token?: string, type = multipart) {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1')
  const received = socket.toArray()
  const authorization = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: site\r\n${authorization}Content-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n${head}`,
  )
  const piece = Buffer.alloc(1024 * 1024, 'x')
  for (let left = bytes - head.length; left > 0; left -= piece.length) {
    if (!socket.write(piece.subarray(0, left))) await once(socket, 'drain')
  }
  socket.write('GET /healthz HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n')
  const [first = '', next] = (await received).join('').split(/(?<=\})(?=HTTP)/)
  expect(next).toMatch(/^HTTP\/1.1 200 OK/)
  return {
    status: Number(first.split(' ')[1]),
    ...(JSON.parse(first.slice(first.indexOf('{'))) as Record<string, unknown>),
  }
}

it('files beyond the maximum or in a wrong field are refused before they are read', async () => {
  const endless = (head: string) => sendLarge(posting.path, head, 20 * 1024 * 1024, ana.api_token)
  const none = await endless(fileHead('other', 'a.png'))
  expect(none).toMatchObject({ status: 400, message: 'Check "other": it takes no file.' })
  const five = Array.from({ length: 5 }, (_, n) => `${fileHead('image', `${n}.png`)}x\r\n`).join('')
  expect(await endless(five + fileHead('image', '6.png'))).toMatchObject({
    status: 400,
    message: 'Check "image": it takes at most 5 files.',
  })
})

describe('a body of more than 55 MB', () => {
  const size = limits.bodyBytes + 1024 * 1024

  it('is refused, and its sender gets the reason', async () => {
    const head = fileHead('image', 'a.png')
    expect(await sendLarge(posting.path, head, size, ana.api_token)).toMatchObject({
      status: 413,
      res: false,
      message: 'A form with its files may be at most 55 MB.',
    })
    expect(await sendLarge(posting.path, head, size)).toMatchObject({ status: 401, res: false })
    expect(await sendLarge(login.path, '', size, undefined, urlencoded)).toMatchObject({
      status: 413,
      res: false,
    })
    expect(await sendLarge(login.path, '', size, undefined, 'application/json')).toMatchObject({
      status: 415,
    })
  }, 60_000)
})
