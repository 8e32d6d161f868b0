import type { Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { boardAddress, eventsPath } from '@within-reach/contract'
import { newPerson } from '../site/members'
import { expect, test } from '../site/own-site'
import { liveVersion } from '../site/published'
import { tags } from '../site/tags'
import { publishVariant } from '../site/variant'
import { ask, askPlainly, form, openSession } from './answer'

// What a proxy could break, and a page would not show. `npm run e2e -- --behind caddy` runs these with the journeys.

const remote = 'mfe-askreach'

/** Logs a member in. @returns the bearer */
async function logIn(
  page: Page,
  site: string,
  multipart: { email: string; password: string },
): Promise<string> {
  const answer = await page.request.post(`${site}/api/login`, { multipart })
  const { data } = (await answer.json()) as { readonly data: { readonly api_token: string } }
  return data.api_token
}

/** A file that looks like a PDF at both ends. */
const pdfOf = (bytes: number): Blob => new Blob([`%PDF-1.4\n${' '.repeat(bytes - 14)}%%EOF`])

/** A form as it is sent. */
async function encoded(fields: FormData) {
  const request = new Request('http://localhost', { method: 'POST', body: fields })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  return { headers, body: Buffer.from(await request.arrayBuffer()) }
}

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
  async ({ site, page, visitor }) => {
    const reader = await newPerson(site.url, 'reader')
    const writer = await newPerson(site.url, 'writer')
    await logIn(page, site.url, { email: reader.email, password: reader.password })
    const cookies = await page.context().cookies()
    const session = openSession(site.url)
    try {
      const stream = session.request({
        ':path': eventsPath,
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        'sec-fetch-site': 'same-origin',
      })
      let events = ''
      stream.setEncoding('utf8').on('data', (text: string) => (events += text))
      await expect.poll(() => events).toContain('"count":0')
      const { page: other } = await visitor()
      const token = await logIn(other, site.url, { email: writer.email, password: writer.password })
      await other.request.post(`${site.url}/api/postMsg`, {
        multipart: { to: reader.email, msg: 'Is it still there?' },
        headers: { authorization: `Bearer ${token}` },
      })
      await expect.poll(() => events).toContain('"count":1')
      expect(stream.closed).toBe(false)
    } finally {
      session.destroy()
    }
  },
)

test(
  'lets every form pass that the service accepts, and a larger one to the answer of the service',
  tags('@one-width'),
  async ({ site, page }) => {
    const { email, password } = await newPerson(site.url, 'author')
    const token = await logIn(page, site.url, { email, password })
    const post = async (files: number, bytes: number) => {
      const fields = new FormData()
      for (const [name, value] of Object.entries({ type: 'qb', subject: 'Papers', description: 'Five' }))
        fields.append(name, value)
      for (let n = 0; n < files; n++) fields.append('image', pdfOf(bytes), `paper-${n}.pdf`)
      const { headers, body } = await encoded(fields)
      const authorization = `Bearer ${token}`
      const answer = await ask(site.url, {
        path: '/api/posting',
        method: 'POST',
        headers: { ...headers, authorization },
        body,
      })
      return [answer.status, JSON.parse(answer.body.toString())]
    }
    const mb = 1024 * 1024
    expect(await post(5, 10 * mb)).toMatchObject([200, { res: true }])
    expect(await post(5, 11.1 * mb)).toMatchObject([413, { res: false, code: 'too-large' }])
  },
)

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
  const address = `${boardAddress.tr}?page=2`
  const { status, headers } = await askPlainly(site.plainUrl ?? '', address)
  expect(status).toBe(308)
  const to = new URL(headers.location ?? '')
  expect([to.protocol, to.hostname, to.pathname + to.search]).toEqual(['https:', 'localhost', address])
})
