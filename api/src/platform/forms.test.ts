import { limits, login, posting, sendVCode, type Session } from '@within-reach/contract'
import fc from 'fast-check'
import sharp from 'sharp'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
let ana: Session
let picture: Buffer
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
})
afterAll(() => api.close())

const multipart = 'multipart/form-data; boundary=seam'
const urlencoded = 'application/x-www-form-urlencoded'

/** Sends a body unchanged. */
async function send(path: string, type: string | undefined, body: string | Buffer | undefined) {
  const headers = { Authorization: `Bearer ${ana.api_token}`, ...(type && { 'Content-Type': type }) }
  const sent = typeof body === 'string' ? Buffer.from(body) : body
  const response = await fetch(api.url + path, {
    method: 'POST',
    headers,
    ...(sent && { body: new Uint8Array(sent) }),
  })
  const answer = (await response.json()) as { res: unknown; code?: unknown; message?: string; data?: unknown }
  return { status: response.status, ...answer }
}

const part = (name: string, value: string) =>
  `--seam\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const post = { type: 'fr', region: 'Others', specificLocation: 'x', subject: 'Room', description: 'x' }
const files = (count: number, bytes = picture) =>
  Array.from({ length: count }, (_, n) => ({ name: `${n}.png`, bytes }))

describe('a form', () => {
  it('is read alike in both encodings', async () => {
    spec('7.form-data')
    const wrong = { res: false, code: 1, status: 200 }
    const known = { res: false, code: 2, status: 200 }
    const fields = [
      ['email', 'nobody@example.com'],
      ['password', 'p&=+% 각'],
    ] as const
    expect(
      await send(login.path, urlencoded, String(new URLSearchParams(Object.fromEntries(fields)))),
    ).toMatchObject(wrong)
    const parts = fields.map(([name, value]) => part(name, value)).join('')
    expect(await send(login.path, multipart, `${parts}--seam--`)).toMatchObject(wrong)
    expect(
      await send(login.path, multipart, `${part('email', ana.email)}${part('password', 'wrong')}--seam--`),
    ).toMatchObject(known)
  })

  it('may name any charset label of UTF-8, and its type in any case', async () => {
    const type = 'Application/X-WWW-Form-Urlencoded; charset=UTF-8'
    expect(await send(login.path, type, 'email=nobody%40example.com&password=x')).toMatchObject({ code: 1 })
  })

  it.each([
    ['JSON', 'application/json', '{"email":"ana@example.com"}'],
    ['plain text', 'text/plain', 'email=ana@example.com'],
    ['no type', '', 'email=ana@example.com'],
    ['a type with the same beginning', 'multipart/form-database', 'x'],
  ])('is refused with 415 as %s, in the convention of the call', async (_name, type, body) => {
    expect(await send(sendVCode.path, type, body)).toMatchObject({
      status: 415,
      res: 415,
      code: 'unsupported-type',
    })
    expect(await send(login.path, type, body)).toMatchObject({
      status: 415,
      res: false,
      code: 'unsupported-type',
    })
  })

  it('that is missing has no fields', async () => {
    expect(await send(login.path, undefined, undefined)).toMatchObject({
      status: 400,
      message: 'Check "email": it is missing.',
    })
  })
})

describe('a field', () => {
  it.each([
    ['twice', urlencoded, 'email=a%40example.com&email=b%40example.com', 'Check "email": it is given twice.'],
    [
      'twice in parts',
      multipart,
      `${part('email', 'a')}${part('email', 'b')}--seam--`,
      'Check "email": it is given twice.',
    ],
    [
      'with a NUL character',
      urlencoded,
      'email=a%00%40example.com',
      'Check "email": it must not contain a NUL character.',
    ],
    [
      'as a file',
      multipart,
      '--seam\r\nContent-Disposition: form-data; name="email"; filename="a"\r\n\r\nx\r\n--seam--',
      'Check "email": it takes no file.',
    ],
    [
      'as a file without a name',
      multipart,
      '--seam\r\nContent-Disposition: form-data; name="email"; filename=""\r\n\r\nx\r\n--seam--',
      'Check "email": it takes no file.',
    ],
  ])('is refused by name if it is sent %s', async (_case, type, body, message) => {
    expect(await send(sendVCode.path, type, body)).toMatchObject({ status: 400, res: 400, message })
  })

  it.each(['__proto__', 'constructor', 'toString'])('called %s is safe', async (name) => {
    const twice = await send(sendVCode.path, urlencoded, `${name}=1&${name}=2`)
    expect(twice.message).toBe(`Check "${name}": it is given twice.`)
    const once = `${name}=polluted&email=nobody@example.com&password=x`
    expect(await send(login.path, urlencoded, once)).toMatchObject({ status: 200, code: 1 })
    expect(await send(login.path, multipart, `${part(name, 'polluted')}--seam--`)).toMatchObject({
      status: 400,
    })
    expect(({} as Record<string, unknown>)[name]).not.toBe('polluted')
  })

  it('has at most a hundred values', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => `f${n}=`).join('&')
    expect(await send(login.path, urlencoded, many(101))).toMatchObject({
      status: 413,
      res: false,
      code: 'too-large',
    })
    expect(await send(login.path, urlencoded, many(100))).toMatchObject({ status: 400 })
    const parts = Array.from({ length: 101 }, (_, n) => part(`f${n}`, '')).join('')
    expect(await send(login.path, multipart, `${parts}--seam--`)).toMatchObject({ status: 413 })
  })

  it.each([
    ['login', login.path, 32 * 1024, 'The text of this form may be at most 29 kB.'],
    ['a post', posting.path, 1024 * 1024, 'The text of this form may be at most 740 kB.'],
  ])('is limited to the fields of its call, in %s', async (_call, path, size, message) => {
    const large = 'x'.repeat(size)
    const answer = { status: 413, res: false, message }
    expect(await send(path, urlencoded, `email=${large}`)).toMatchObject(answer)
    expect(await send(path, multipart, `${part('email', large)}--seam--`)).toMatchObject(answer)
    const halves = part('a', large.slice(size / 2)) + part('b', large.slice(size / 2))
    expect(await send(path, multipart, `${halves}--seam--`)).toMatchObject(answer)
  })

  it('accepts the longest description, in any encoding', async () => {
    const description = '각'.repeat(limits.description).normalize('NFD')
    const fields = { type: 'qb', subject: 'x', description }
    expect(await send(posting.path, urlencoded, String(new URLSearchParams(fields)))).toMatchObject({
      res: true,
    })
    const parts = Object.entries(fields).map(([name, value]) => part(name, value))
    expect(await send(posting.path, multipart, `${parts.join('')}--seam--`)).toMatchObject({ res: true })
  })
})

describe('files', () => {
  const token = () => ({ token: ana.api_token })

  it('are at most five', async () => {
    expect((await api.call(posting, post, { ...token(), files: files(5) })).outcome.kind).toBe('ok')
    const six = await api.call(posting, post, { ...token(), files: files(6) })
    expect([six.status, six.body.message]).toEqual([400, 'Check "image": it takes at most 5 files.'])
  })

  it('are at most 10 MB each', async () => {
    const large = Buffer.concat([picture, Buffer.alloc(limits.fileBytes)])
    const answer = await api.call(posting, post, { ...token(), files: files(1, large) })
    expect([answer.status, answer.body.message]).toEqual([
      413,
      '"0.png" is too large: a file may be at most 10 MB.',
    ])
  })

  it('are absent if a browser sends an empty field', async () => {
    const fields = Object.entries(post).map(([name, value]) => part(name, value))
    const nothing =
      '--seam\r\nContent-Disposition: form-data; name="image"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--seam--'
    expect(await send(posting.path, multipart, fields.join('') + nothing)).toMatchObject({
      status: 200,
      res: true,
    })
  })
})

const pieces = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '--seam',
    '--seam--',
    '\r\n',
    '\r\n\r\n',
    '--',
    '%',
    '%00',
    '%ff',
    '&',
    '=',
    'email',
    '__proto__[a]',
  ),
  fc.constantFrom(
    'Content-Disposition: form-data; name="',
    'filename="',
    '"',
    'Content-Type: ',
    ';',
    'image',
  ),
)
const bodies = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.array(pieces, { maxLength: 30 }).map((found) => Buffer.from(found.join(''))),
)

it('answers any body in its own convention, never with a 5xx', async () => {
  const types = fc.oneof(
    fc.constantFrom(
      multipart,
      urlencoded,
      'multipart/form-data; boundary="',
      'multipart/form-data; boundary=',
      'multipart/mixed; boundary=seam',
    ),
    fc.stringMatching(/^[\x21-\x7e]{0,30}$/),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(login, posting), types, bodies, async ({ path }, type, body) => {
      const { status, res } = await send(path, type, body)
      expect([status < 500, typeof res]).toEqual([true, 'boolean'])
    }),
    { numRuns: 150 },
  )
}, 60_000)
