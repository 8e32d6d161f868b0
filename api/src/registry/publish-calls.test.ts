import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { limits, overrideLink, publishVersion, registryStatus } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { tokenWith } from '../testing/owner'
import { rawGet } from '../testing/raw-get'
import { type BuiltVersion, buildVersion } from '../testing/versions'

let api: TestApi
let token: string
let previewing: string
beforeAll(async () => {
  api = await startApi()
  token = await tokenWith(api, ['publish'], ['mfe-events'])
  previewing = await tokenWith(api, ['preview'], ['mfe-events'])
})
afterAll(() => api.close())

const publish = ({ record, files }: Pick<BuiltVersion, 'record' | 'files'>, by: string | undefined = token) =>
  api.call(publishVersion, { record }, { token: by, files })
const published = async (site = api) => {
  const { outcome } = await site.call(registryStatus, {}, { token })
  if (outcome.kind !== 'ok') throw new Error(`no status: ${outcome.kind}`)
  return outcome.data.remotes.flatMap(({ name, published: versions }) =>
    versions.map(({ version, who }) => `${name}@${version} by ${who}`),
  )
}
const statusOf = async (address: string, site = api) => (await rawGet(site.url, address)).status

describe('publishing a version', () => {
  it('makes it available on every instance, live on none, and reports whether it could go live', async () => {
    const second = await startApi({ sharing: api })
    const built = buildVersion('1.0.0')
    expect((await publish(built)).outcome).toMatchObject({
      kind: 'ok',
      data: { remote: 'mfe-events', version: '1.0.0' },
    })
    for (const site of [api, second]) {
      expect(await published(site)).toContain('mfe-events@1.0.0 by token publish mfe-events')
      const { status, body } = await rawGet(site.url, '/remotes/mfe-events/1.0.0/entry.js')
      expect([status, body]).toEqual([200, built.files[0]?.bytes])
    }
    expect(api.registry.document().remotes).toEqual({})
    await second.close()
  })

  it('answers with the finding of each rule', async () => {
    const { outcome } = await publish(buildVersion('1.0.1', { contract: '9.0.0' }))
    const findings = outcome.kind === 'ok' ? outcome.data.findings : []
    expect(findings.find(({ rule }) => rule === 'contract')).toMatchObject({ ok: false })
    expect(findings.find(({ rule }) => rule === 'files')).toMatchObject({ ok: true })
  })

  it('twice has the effect of once, and never changes a version', async () => {
    expect((await publish(buildVersion('1.1.0'))).outcome.kind).toBe('ok')
    expect((await publish(buildVersion('1.1.0'))).outcome.kind).toBe('ok')
    expect((await publish(buildVersion('1.1.0', { container: 'other' }))).outcome).toMatchObject({
      kind: 'exists',
      message: 'mfe-events 1.1.0 is published already, with other files: build a new version.',
    })
  })

  it('is refused as a whole if a file is wrong', async () => {
    const built = buildVersion('1.2.0')
    expect((await publish({ ...built, files: built.files.slice(1) })).outcome).toEqual({
      kind: 'refused',
      message: 'entry.js is missing: the record names it. Build it again.',
    })
    expect((await publish({ ...built, record: '{}' })).outcome.kind).toBe('refused')
    expect((await api.call(publishVersion, {}, { token })).status).toBe(400)
    expect(await published()).not.toContainEqual(expect.stringContaining('1.2.0'))
    expect(await statusOf('/remotes/mfe-events/1.2.0/pages.0123456789.js')).toBe(404)
  })

  it('requires the right, for the token’s remotes only', async () => {
    const { api_token: member } = await api.signUp('ana')
    const reader = await tokenWith(api, ['read', 'promote'])
    const statusBy = async (by?: string) =>
      (await api.call(publishVersion, { record: buildVersion('1.3.0').record }, { token: by, files: [] }))
        .status
    expect(await statusBy()).toBe(401)
    expect(await statusBy(member)).toBe(403)
    expect(await statusBy(reader)).toBe(403)
    const other = await publish(buildVersion('1.3.0', { name: 'mfe-other' }))
    expect([other.status, other.body.message]).toEqual([
      403,
      'token publish mfe-events may change mfe-events only, not mfe-other.',
    ])
    expect(await published()).not.toContainEqual(expect.stringContaining('1.3.0'))
  })
})

describe('an interrupted publish', () => {
  /** Begins a publish and returns the socket, with half of the body sent. */
  async function begin(version: string, chunked = false) {
    const { record, files } = buildVersion(version)
    const parts = [
      `--seam\r\nContent-Disposition: form-data; name="record"\r\n\r\n${record}`,
      ...files.map(
        ({ name, bytes }) =>
          `--seam\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${bytes.toString()}`,
      ),
      '--seam--\r\n',
    ]
    const body = Buffer.from(parts.join('\r\n'))
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1')
    const length = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`
    socket.write(
      `POST ${publishVersion.path} HTTP/1.1\r\nHost: site\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=seam\r\n${length}\r\n\r\n`,
    )
    const half = body.subarray(0, body.length - 200)
    if (chunked) socket.write(`${half.length.toString(16)}\r\n`)
    socket.write(half)
    return { socket, rest: body.subarray(half.length) }
  }

  it.each([
    ['is aborted', false],
    ['is aborted while it is sent in chunks', true],
  ])('that %s leaves nothing, and its number can be published later', async (_case, chunked) => {
    const version = chunked ? '2.1.0' : '2.0.0'
    const arrived = once(api.app.server, 'request') as Promise<[unknown, ServerResponse]>
    const { socket } = await begin(version, chunked)
    const [, response] = await arrived
    const over = once(response, 'close')
    socket.resetAndDestroy()
    await over
    expect(await published()).not.toContainEqual(expect.stringContaining(version))
    const { rows } = await api.database.pool.query('select name from remote_files where version = $1', [
      version,
    ])
    expect(rows).toEqual([])
    expect(await statusOf(`/remotes/mfe-events/${version}/entry.js`)).toBe(404)
    expect((await publish(buildVersion(version))).outcome.kind).toBe('ok')
  })

  it('is invisible while it runs, and visible to all when it is complete', async () => {
    const { socket, rest } = await begin('2.2.0')
    expect(await published()).not.toContainEqual(expect.stringContaining('2.2.0'))
    const answered = once(socket, 'data')
    socket.write(rest)
    expect(String((await answered)[0])).toMatch(/^HTTP\/1.1 200 OK/)
    socket.destroy()
    expect(await published()).toContainEqual(expect.stringContaining('2.2.0'))
  })

  it('is refused if it is larger than a form may be, also without an announced length', async () => {
    const { body } = await sendEndless()
    expect(body).toMatchObject({ message: 'A form with its files may be at most 55 MB.' })
  }, 60_000)

  async function sendEndless() {
    const head = 'Content-Disposition: form-data; name="file"; filename='
    async function* parts() {
      const piece = Buffer.alloc(limits.fileBytes - 1)
      for (let n = 0; n < 6; n++) {
        yield Buffer.from(`--seam\r\n${head}"${n}.js"\r\n\r\n`)
        yield piece
        yield Buffer.from('\r\n')
      }
      yield await Promise.resolve(Buffer.from('--seam--\r\n'))
    }
    const answer = await fetch(api.url + publishVersion.path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=seam' },
      body: ReadableStream.from(parts()),
      duplex: 'half',
    })
    return { status: answer.status, body: (await answer.json()) as unknown }
  }
})

describe('an override link', () => {
  it('leads to a published version', async () => {
    await publish(buildVersion('3.0.0~pr42'))
    const { outcome } = await api.call(
      overrideLink,
      { remote: 'mfe-events', version: '3.0.0~pr42', hours: 2 },
      { token: previewing },
    )
    const { url, until } = outcome.kind === 'ok' ? outcome.data : { url: '', until: '' }
    expect(url).toMatch(/\/\?override=mfe-events%403\.0\.0%7Epr42&until=\d{10}&by=t[\w-]{16}&seal=[\w-]{43}$/)
    expect(new URL(url).searchParams.get('until')).toBe(String(Date.parse(until) / 1000))
    expect(Math.abs(Date.parse(until) - Date.now() - 2 * 60 * 60_000)).toBeLessThan(60_000)
  })

  it('is refused for an unpublished version, for more than a month, and without the right', async () => {
    const link = async (fields: Record<string, string | number>, by?: string) =>
      (await api.call(overrideLink, { remote: 'mfe-events', version: '9.9.9', ...fields }, { token: by }))
        .status
    expect(await link({}, previewing)).toBe(404)
    expect(await link({ version: '3.0.0~pr42', hours: 721 }, previewing)).toBe(400)
    expect(await link({ version: '3.0.0~pr42' }, token)).toBe(403)
    expect(await link({ version: '3.0.0~pr42' })).toBe(401)
    expect(await link({ version: '3.0.0~pr42' }, (await api.signUp('bea')).api_token)).toBe(403)
  })
})
