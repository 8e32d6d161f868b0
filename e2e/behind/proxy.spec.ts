import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { newPerson } from '../site/members'
import { expect, test } from '../site/own-site'
import { liveVersion } from '../site/published'
import { tags } from '../site/tags'
import { publishVariant } from '../site/variant'
import { ask, askPlainly, form, openSession } from './answer'

// What a proxy could break, and a page would not show. `npm run e2e -- --behind caddy` runs these with the journeys.

const remote = 'mfe-askreach'

/** The path of the script with the pages of a remote's live version. */
async function livePages(site: string): Promise<string> {
  const { record } = await liveVersion(remote, site)
  const [script = ''] = record.exposes['./pages']?.js ?? []
  return `/remotes/${remote}/${record.version}/${script}`
}

test(
  'answers over HTTP/2 what the service answers, with its compression and headers',
  tags('@one-width'),
  async ({ site }) => {
    const headers = { 'accept-encoding': 'br' }
    const path = await livePages(site.url)
    const [passed, direct] = [
      await ask(site.url, { path, headers }),
      await askPlainly(site.serviceUrl, path, headers),
    ]
    expect(direct.headers['content-encoding']).toBe('br')
    const kept = [
      'content-encoding',
      'content-type',
      'cache-control',
      'vary',
      'use-as-dictionary',
      'etag',
      'x-content-type-options',
    ]
    for (const name of kept) expect([name, passed.headers[name]]).toEqual([name, direct.headers[name]])
    expect(passed.body.equals(direct.body)).toBe(true)

    const page = await ask(site.url, { path: '/', headers })
    expect(page.headers['content-encoding']).toBe('br')
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000')
    expect(brotliDecompressSync(page.body).toString()).toContain('page-data')
  },
)

test(
  'passes a difference between two versions on unchanged, with its Vary',
  tags('@one-width'),
  async ({ site, registry }) => {
    const earlier = await livePages(site.url)
    const { body: dictionary } = await ask(site.url, { path: earlier })
    const version = await publishVariant(site, registry, remote, 'changed', {
      script: (code) => code.replaceAll('Area in mind', 'Part of town'),
    })
    await registry.change({ type: 'promote', remote, version })
    const headers = {
      'accept-encoding': 'gzip, br, zstd, dcb, dcz',
      'available-dictionary': `:${createHash('sha256').update(dictionary).digest('base64')}:`,
      'dictionary-id': JSON.stringify(earlier),
    }
    const path = await livePages(site.url)
    expect(path).not.toBe(earlier)
    const passed = await ask(site.url, { path, headers })
    const direct = await askPlainly(site.serviceUrl, path, headers)
    expect(passed.headers['content-encoding']).toBe('dcz')
    expect(passed.headers.vary).toMatch(/accept-encoding/i)
    expect(passed.headers.vary).toMatch(/available-dictionary/i)
    expect(passed.body.equals(direct.body)).toBe(true)
    // Without the dictionary, the same address has the whole file.
    const whole = await ask(site.url, { path, headers: { 'accept-encoding': 'br' } })
    expect(whole.headers['content-encoding']).toBe('br')
  },
)

test(
  'sends an event on at once, and keeps the stream open',
  tags('@one-width'),
  async ({ site, visitor }) => {
    const { page } = await visitor()
    const reader = await newPerson(site.url, 'reader')
    const writer = await newPerson(site.url, 'writer')
    const login = await page.request.post(`${site.url}/api/login`, {
      multipart: { email: reader.email, password: reader.password },
    })
    expect(login.ok()).toBe(true)
    const cookies = await page.context().cookies()
    const session = openSession(site.url)
    try {
      const stream = session.request({
        ':path': '/api/events',
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        'sec-fetch-site': 'same-origin',
      })
      let events = ''
      stream.setEncoding('utf8').on('data', (text: string) => (events += text))
      await expect.poll(() => events).toContain('{"count":0}')
      const written = await page.request.post(`${site.url}/api/login`, {
        multipart: { email: writer.email, password: writer.password },
      })
      const { data } = (await written.json()) as { data: { api_token: string } }
      await page.request.post(`${site.url}/api/postMsg`, {
        multipart: { to: reader.email, msg: 'Is it still there?' },
        headers: { authorization: `Bearer ${data.api_token}` },
      })
      await expect.poll(() => events, { timeout: 5000 }).toContain('{"count":1}')
      expect(stream.closed).toBe(false)
    } finally {
      session.destroy()
    }
  },
)

test('lets a form of 54 MB pass to the service, which answers it', tags('@one-width'), async ({ site }) => {
  const { status, body } = await ask(site.url, {
    path: '/api/postingCm',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.alloc(54 * 1024 * 1024, 'x'),
  })
  // The form is read, or refused before it is read: either way by the service.
  expect(status).toBeLessThan(500)
  expect(JSON.parse(body.toString())).toMatchObject({ res: false })
})

test('a client cannot choose the address that its limits count for', tags('@one-width'), async ({ site }) => {
  const tries = async (from: string, count: number) => {
    const statuses: number[] = []
    for (let n = 1; n <= count; n++) {
      const { headers, ...sent } = form({ email: `nobody-${n}@example.com` })
      const claimed = { ...headers, 'x-forwarded-for': `10.9.8.${n}` }
      const { status } = await ask(site.url, { path: '/api/sendVCode2', ...sent, headers: claimed, from })
      statuses.push(status)
    }
    return statuses
  }
  // The service allows forty for each address.
  expect(await tries('127.0.0.2', 41)).toEqual([...Array<number>(40).fill(200), 429])
  expect(await tries('127.0.0.3', 1)).toEqual([200])
})

test('leads from http to https', tags('@one-width'), async ({ site }) => {
  const { status, headers } = await askPlainly(site.plainUrl ?? '', '/userspaceroommate?page=2')
  expect(status).toBe(308)
  const to = new URL(headers.location ?? '')
  expect([to.protocol, to.hostname, to.pathname + to.search]).toEqual([
    'https:',
    'localhost',
    '/userspaceroommate?page=2',
  ])
})
