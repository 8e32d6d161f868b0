import { login, posting } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const multipart = 'multipart/form-data; boundary=seam'
const part = (name: string, value: string) =>
  `--seam\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

async function send(path: string, type: string, body: string, token?: string) {
  const response = await fetch(api.url + path, {
    method: 'POST',
    headers: { 'Content-Type': type, ...(token && { Authorization: `Bearer ${token}` }) },
    body,
  })
  return { status: response.status, ...((await response.json()) as { res: unknown }) }
}

it('has no more files than its call accepts, with names or without', async () => {
  const { api_token: token } = await api.signUp('ana')
  const file = '--seam\r\nContent-Disposition: form-data; name="image"; filename=""\r\n\r\nx\r\n'
  expect(await send(posting.path, multipart, `${file.repeat(6)}--seam--`, token)).toMatchObject({
    status: 400,
    message: 'Check "image": it takes at most 5 files.',
  })
})

describe('a broken multipart body', () => {
  const whole = `${part('email', 'a@example.com')}${part('password', 'x')}--seam--`
  it.each([
    ['cut off in a value', multipart, whole.slice(0, 70)],
    ['cut off in a header', multipart, whole.slice(0, 30)],
    ['without its end', multipart, whole.slice(0, -8)],
    ['with another boundary', 'multipart/form-data; boundary=other', whole],
    ['without a boundary', 'multipart/form-data', whole],
    ['with no parts', multipart, ''],
    [
      'with a part without a name',
      multipart,
      '--seam\r\nContent-Disposition: form-data\r\n\r\nx\r\n--seam--',
    ],
  ])('%s is refused with 400', async (_case, type, body) => {
    expect(await send(login.path, type, body)).toMatchObject({ status: 400, res: false })
  })
})
