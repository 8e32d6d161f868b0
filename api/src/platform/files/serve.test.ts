import { writeFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { startApi, type TestApi } from '../../testing/api'

const picture = `${'p'.repeat(22)}.webp`
const document = `${'d'.repeat(22)}.pdf`

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await api.platform.files.put(picture, Buffer.from('RIFF....WEBP'), 'image/webp')
  await api.platform.files.put(document, Buffer.from('%PDF-1.4\n%%EOF'), 'application/pdf')
})
afterAll(() => api.close())

const get = (address: string, method = 'GET') => fetch(api.url + address, { method })

/** Requests a path literally; fetch would normalise it. */
const rawStatus = (address: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(api.url)
    http
      .get({ hostname, port, path: address, agent: false }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      .on('error', reject)
  })

it('serves a picture as nothing but a picture, cached without expiry', async () => {
  const answer = await get(`/files/${picture}`)
  expect([answer.status, await answer.text()]).toEqual([200, 'RIFF....WEBP'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '12',
    'content-disposition': 'inline',
    'cache-control': 'public, max-age=31536000, s-maxage=0, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

it('serves a PDF as a download, with the name in its address', async () => {
  const answer = await get(`/files/${document}/${encodeURIComponent('임대 계약서/..\\lease "2026".pdf')}`)
  expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.4\n%%EOF'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="lease _2026_.pdf"; filename*=UTF-8''lease%20%222026%22.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

it('accepts names of the maximum length', async () => {
  const name = `${'가'.repeat(120)}.pdf`
  const answer = await get(`/files/${document}/${encodeURIComponent(name)}`)
  expect(answer.headers.get('Content-Disposition')).toContain(`UTF-8''${encodeURIComponent(name)}`)
})

it('leaves the name of a PDF to the page if its address has none', async () => {
  expect((await get(`/files/${document}`)).headers.get('Content-Disposition')).toBe('attachment')
})

it('answers HEAD with the size', async () => {
  const answer = await get(`/files/${picture}`, 'HEAD')
  expect([answer.status, answer.headers.get('Content-Length'), await answer.text()]).toEqual([200, '12', ''])
})

it('answers a missing file in JSON, not cached', async () => {
  const answer = await get(`/files/${'n'.repeat(22)}.webp`)
  expect([answer.status, await answer.json()]).toMatchObject([404, { message: 'There is no such file.' }])
  expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
})

it.each([
  '/files/../postgres/PG_VERSION',
  '/files/..%2fpostgres%2fPG_VERSION',
  '/files/%2e%2e/%2e%2e/etc/passwd',
  '/files/..%5c..%5cetc%5cpasswd',
  '/files/....//etc/passwd',
  '/files//etc/passwd',
  `/files/pp/${picture}`,
  `/files/${picture}.half`,
  `/files/${picture}%00.pdf`,
  `/files/${picture.toUpperCase()}`,
  '/files/%',
  '/files/',
  '/files',
])('finds nothing at %s', async (address) => {
  expect([400, 404]).toContain(await rawStatus(address))
})

it('answers 503 while the store is broken', async () => {
  // A file in the place of a folder: the store fails instead of finding nothing.
  await writeFile(path.join(api.platform.settings.dataDir, 'files', 'bb'), '')
  const answer = await get(`/files/${'b'.repeat(22)}.webp`)
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
})
