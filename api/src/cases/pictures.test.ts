import { linkedCase, type OfferPicture, offerHome, renewCaseLink, type Session } from '@within-reach/contract'
import sharp from 'sharp'
import { startApi, type TestApi } from '../testing/api'
import { linked, mailedSecret, membersCase, owned, signUpAgent, visitorsCase } from '../testing/cases'
import { grantRole } from '../testing/staff'

let api: TestApi
let ana: Session
let ben: Session
let agent: Session
let moderator: Session
let idx: number
let visitors: { readonly idx: number; readonly secret: string }
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  ben = await api.signUp('ben')
  moderator = await api.signUp('mora')
  await grantRole(api, moderator, 'moderator')
  agent = await signUpAgent(api, 'yuna')
  idx = await membersCase(api, ana, 'pictures')
  visitors = await visitorsCase(api, 'visitor@example.com')
  for (const id of [idx, visitors.idx]) await offer(id, [{ name: 'room.png', bytes: await picture('red') }])
})
afterAll(() => api.close())

const picture = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
const home = { title: 'x', area: 'x', rent: 1, deposit: 1, currency: 'GBP', available: '2026-12-01' }
const offer = (id: number, files: { name: string; bytes: Buffer }[]) =>
  api.call(offerHome, { idx: id, ...home }, { token: agent.api_token, files })

const get = (path: string, cookie?: string) =>
  fetch(api.url + path, { headers: cookie === undefined ? {} : { Cookie: cookie } })
const session = ({ api_token: token }: Session) => `wr_session=${token}`
const firstOf = (offers: readonly { readonly pictures: readonly OfferPicture[] }[]): OfferPicture => {
  const [found] = offers.flatMap(({ pictures }) => pictures)
  if (!found) throw new Error('there is no picture')
  return found
}
const mine = async () => firstOf((await owned(api, ana, idx)).offers)
const theirs = async () => firstOf((await linked(api, visitors.secret)).offers)

describe('a picture of an offer', () => {
  it('is shown to the member who asked and to agents, and no cache keeps it', async () => {
    const { path, small, size, width, height } = await mine()
    expect([width, height]).toEqual([900, 600])
    for (const reader of [ana, agent]) {
      const answer = await get(path, session(reader))
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
      expect((await answer.arrayBuffer()).byteLength).toBe(size)
      expect((await get(small, session(reader))).status).toBe(200)
    }
  })

  it('is shown to the reader of the link, until it is revoked', async () => {
    const { path } = await theirs()
    const cookie = `wr_case=${visitors.secret}`
    expect((await get(path, cookie)).status).toBe(200)
    await api.call(renewCaseLink, { idx: visitors.idx }, { token: agent.api_token })
    expect((await get(path, cookie)).status).toBe(404)
    await api.mailTo('visitor@example.com', /A new link/)
    const secret = await mailedSecret(api, 'visitor@example.com')
    expect(secret).not.toBe(visitors.secret)
    expect((await api.call(linkedCase, { secret: visitors.secret })).status).toBe(404)
    visitors = { ...visitors, secret }
    expect((await get(path, `wr_case=${secret}`)).status).toBe(200)
  })

  it.each([
    ['another member', () => session(ben)],
    ['a moderator', () => session(moderator)],
    ['a visitor', () => undefined],
    ['the reader of another link', () => `wr_case=${visitors.secret}`],
    ['the reader of a wrong link', () => `wr_case=${'x'.repeat(43)}`],
  ])('is not found by %s', async (_who, cookie) => {
    const { path, small } = await mine()
    for (const address of [path, small]) expect((await get(address, cookie())).status).toBe(404)
  })

  it('is not served in another case, nor as a public file', async () => {
    const [{ path }, other] = [await mine(), await theirs()]
    const key = path.split('/').at(-1) ?? ''
    const inOther = other.path.replace(/[^/]+$/, key)
    expect((await get(inOther, `wr_case=${visitors.secret}`)).status).toBe(404)
    expect((await get(inOther, session(agent))).status).toBe(404)
    for (const address of [`/files/${key}`, `/files/${key}/a.webp`])
      expect((await get(address, session(ana))).status).toBe(404)
  })

  it('of a post is not served as one of a case', async () => {
    const path = `/api/case/${idx}/files/${'x'.repeat(22)}.webp`
    expect((await get(path, session(agent))).status).toBe(404)
    expect((await get('/api/case/0x1/files/x', session(agent))).status).toBe(404)
  })
})

describe('an offer with a refused file', () => {
  it.each([
    ['a document', 'a.pdf', Buffer.from('%PDF-1.4\n%%EOF'), 415],
    ['a page', 'a.html', Buffer.from('<html></html>'), 415],
  ])('is not made, and nothing of it is stored: %s', async (_what, name, bytes, status) => {
    const count = async () => (await api.database.pool.query('select 1 from file_removals')).rowCount
    const before = await count()
    const answer = await offer(idx, [
      { name: 'a.png', bytes: await picture('blue') },
      { name, bytes },
    ])
    expect(answer.status).toBe(status)
    expect(await count()).toBe(before)
    expect((await owned(api, ana, idx)).offers).toHaveLength(1)
  })
})
