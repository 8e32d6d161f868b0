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

/** Asks for a path as it is written; fetch would tidy it. */
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

it('shows a picture, for ever the same, as nothing else than a picture', async () => {
  const answer = await get(`/files/${picture}`)
  expect([answer.status, await answer.text()]).toEqual([200, 'RIFF....WEBP'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '12',
    'content-disposition': 'inline',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

it('hands a PDF out as a download under the name in its address', async () => {
  const answer = await get(`/files/${document}/${encodeURIComponent('임대 계약서/..\\lease "2026".pdf')}`)
  expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.4\n%%EOF'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="lease _2026_.pdf"; filename*=UTF-8''lease%20%222026%22.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

it('takes names as long as a file may have', async () => {
  const name = `${'가'.repeat(120)}.pdf`
  const answer = await get(`/files/${document}/${encodeURIComponent(name)}`)
  expect(answer.headers.get('Content-Disposition')).toContain(`UTF-8''${encodeURIComponent(name)}`)
})

it('lets the page name a PDF whose address does not', async () => {
  expect((await get(`/files/${document}`)).headers.get('Content-Disposition')).toBe('attachment')
})

it('tells the size without the file', async () => {
  const answer = await get(`/files/${picture}`, 'HEAD')
  expect([answer.status, answer.headers.get('Content-Length'), await answer.text()]).toEqual([200, '12', ''])
})

it('says in JSON that there is no such file, and not for ever', async () => {
  const answer = await get(`/files/${'n'.repeat(22)}.webp`)
  expect([answer.status, await answer.json()]).toMatchObject([404, { message: 'There is no such file.' }])
  expect(answer.headers.get('Cache-Control')).toBeNull()
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

it('asks for patience while the store is broken', async () => {
  // A file where a folder should be: the store finds that something is wrong, and not that nothing is there.
  await writeFile(path.join(api.platform.settings.dataDir, 'files', 'bb'), '')
  const answer = await get(`/files/${'b'.repeat(22)}.webp`)
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
})
