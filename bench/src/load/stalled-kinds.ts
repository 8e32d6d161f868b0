import { login, posting } from '@within-reach/contract'
import type { HeldRequest } from './held-connections'

const boundary = 'boundary'
const multipart = `multipart/form-data; boundary=${boundary}`
const urlencoded = 'application/x-www-form-urlencoded'

/** The bytes that each connection sends of its body, as far as the service accepts them. */
const sentBytes = 256 * 1024
const bulk = Buffer.alloc(sentBytes, 'x')

interface Kind {
  readonly kind: string
  request(number: number, token: string): HeldRequest
}

/** Each request has its own client address, as through a proxy. */
const addressOf = (number: number): string => `10.20.${number >> 8}.${number & 255}`

const head = (
  path: string,
  number: number,
  length: number,
  headers: Readonly<Record<string, string>>,
): string =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: site',
    `X-Forwarded-For: ${addressOf(number)}`,
    `Content-Length: ${length}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

const filePart = (field: string, name: string): Buffer =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`)

const large = 50 * 1024 * 1024
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** The kinds of unfinished requests. */
export const stalledKinds: readonly Kind[] = [
  {
    kind: 'a file to login',
    request: (number) => ({
      head: head(login.path, number, large, { 'Content-Type': multipart }),
      body: Buffer.concat([filePart('email', ''), bulk]),
    }),
  },
  {
    kind: 'a form to login',
    request: (number) => ({
      head: head(login.path, number, 28_000, { 'Content-Type': urlencoded }),
      body: Buffer.concat([Buffer.from('email='), bulk.subarray(0, 27_000)]),
    }),
  },
  {
    kind: 'a file of a post, logged in',
    request: (number, token) => ({
      head: head(posting.path, number, large, { 'Content-Type': multipart, ...bearer(token) }),
      body: Buffer.concat([filePart('image', 'a.png'), bulk]),
    }),
  },
  {
    kind: 'the text of a post, logged in',
    request: (number, token) => ({
      head: head(posting.path, number, 700_000, { 'Content-Type': urlencoded, ...bearer(token) }),
      body: Buffer.concat([Buffer.from('description='), bulk]),
    }),
  },
  {
    kind: 'JSON',
    request: (number) => ({
      head: head(login.path, number, large, { 'Content-Type': 'application/json' }),
      body: bulk,
    }),
  },
  {
    kind: 'headers',
    request: (number) => ({
      head: `POST ${login.path} HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${addressOf(number)}\r\nX-Long: `,
      body: bulk.subarray(0, 8_000),
    }),
  },
]
