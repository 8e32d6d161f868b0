import {
  authorHandle,
  type Call,
  inqLong2,
  inqs,
  inqShort2,
  posting,
  postingCm,
  postMsg,
  type Session,
} from '@within-reach/contract'
import sharp from 'sharp'
import { startApi, type TestApi } from '../../testing/api'

const settings = {
  MAX_POSTS_PER_HOUR: '3',
  MAX_COMMENTS_PER_HOUR: '3',
  MAX_MESSAGES_TO_ONE_PER_HOUR: '4',
  MAX_NEW_RECIPIENTS_PER_HOUR: '2',
  MAX_INQUIRIES_PER_HOUR: '3',
  MAX_UPLOAD_MB_PER_DAY: '1',
}

let api: TestApi
/** Another instance of the same site. */
let other: TestApi
let members: Session[]
beforeAll(async () => {
  api = await startApi({ settings })
  other = await startApi({ settings, sharing: api })
  members = []
  for (const nick of ['ana', 'ben', 'cho', 'dan', 'eve']) members.push(await api.signUp(nick))
})
beforeEach(() => api.database.pool.query('DELETE FROM tries'))
afterAll(async () => {
  await other.close()
  await api.close()
})

const member = (n: number): Session => {
  const found = members[n]
  if (!found) throw new Error('There is no such member')
  return found
}
type Fields = Parameters<TestApi['call']>[1]
const post = { type: 'tr', region: 'Others', specificLocation: 'a', subject: 'b', description: 'c' }

/** Makes a call on both instances in turn, and returns the outcomes. */
async function often(call: Call, fields: Fields, times: number, by = member(0)): Promise<string[]> {
  const kinds: string[] = []
  for (let n = 0; n < times; n++) {
    const { outcome } = await (n % 2 === 0 ? api : other).call(call, fields, { token: by.api_token })
    kinds.push(outcome.kind)
  }
  return kinds
}
const inAnHour = { status: 429, outcome: { kind: 'too-many', retryAfter: expect.closeTo(3590, -2) } }

it('limits the posts of a member per hour, on all instances together', async () => {
  expect(await often(posting, post, 4)).toEqual(['ok', 'ok', 'ok', 'too-many'])
  expect(await api.call(posting, post, { token: member(0).api_token })).toMatchObject({
    ...inAnHour,
    body: { res: false, code: 'too-many', message: expect.stringContaining('posts') },
  })
  expect(await often(posting, post, 1, member(1))).toEqual(['ok'])
})

it('limits the comments of a member per hour', async () => {
  const { body } = await api.call(posting, post, { token: member(0).api_token })
  const id = (body.data as { post_idx: number }).post_idx
  const comment = { id, cmText: 'hello' }
  expect(await often(postingCm, comment, 4)).toEqual(['ok', 'ok', 'ok', 'too-many'])
  expect(await often(postingCm, comment, 1, member(1))).toEqual(['ok'])
})

it('limits the inquiries of a member per hour, of all kinds together', async () => {
  const short = {
    name: 'x',
    email: 'x@example.com',
    date_start: '2026-12-01',
    date_end: '2026-12-02',
    location: 'x',
  }
  const { api_token: token } = member(0)
  expect(await often(inqs, { subject: 'a', cont: 'b' }, 2)).toEqual(['ok', 'ok'])
  expect((await api.call(inqShort2, short, { token })).outcome.kind).toBe('ok')
  expect(await often(inqs, { subject: 'a', cont: 'b' }, 1)).toEqual(['too-many'])
  expect(await api.call(inqShort2, short, { token })).toMatchObject(inAnHour)
  // Invalid calls are reported first and do not count.
  expect((await api.call(inqLong2, {}, { token })).status).toBe(400)
})

describe('messages', () => {
  const to = (n: number) => ({ to: member(n).email, msg: 'hello' })

  it('to one person are limited per hour', async () => {
    expect(await often(postMsg, to(1), 5)).toEqual(['ok', 'ok', 'ok', 'ok', 'too-many'])
    expect(await api.call(postMsg, to(1), { token: member(0).api_token })).toMatchObject({
      ...inAnHour,
      body: { res: 429, code: 'too-many' },
    })
    expect(await often(postMsg, to(2), 1)).toEqual(['ok'])
  })

  it('to the author of a post count as messages to that person', async () => {
    const { body } = await api.call(posting, post, { token: member(1).api_token })
    const handle = { to: authorHandle((body.data as { post_idx: number }).post_idx), msg: 'hello' }
    expect(await often(postMsg, to(1), 3)).toEqual(['ok', 'ok', 'ok'])
    expect(await often(postMsg, handle, 2)).toEqual(['ok', 'too-many'])
  })

  it('to new people are limited per hour, while messages to contacts are not', async () => {
    await api.database.pool.query('DELETE FROM messages')
    await often(postMsg, { to: member(4).email, msg: 'we know each other' }, 1, member(3))
    await api.database.pool.query('DELETE FROM tries')
    expect(await often(postMsg, to(0), 1, member(4))).toEqual(['ok'])
    expect(await often(postMsg, to(1), 1, member(4))).toEqual(['ok'])
    expect(await often(postMsg, to(2), 2, member(4))).toEqual(['too-many', 'too-many'])
    expect(await often(postMsg, to(3), 2, member(4))).toEqual(['ok', 'ok'])
    expect(await often(postMsg, to(0), 1, member(4))).toEqual(['ok'])
  })

  it('that are refused do not count', async () => {
    const site = await startApi({
      sharing: api,
      settings: { ...settings, NEWCOMER_DAYS: '7', MAX_NEWCOMER_LINKS_PER_DAY: '1' },
    })
    const { api_token: token } = member(0)
    const withLink = { ...to(1), msg: 'https://a.example and https://b.example' }
    for (let n = 0; n < 3; n++) expect((await site.call(postMsg, withLink, { token })).status).toBe(429)
    await site.close()
    expect(await often(postMsg, to(1), 5)).toEqual(['ok', 'ok', 'ok', 'ok', 'too-many'])
  })

  it('to an unknown email are refused before anything is counted', async () => {
    const nobody = { to: 'nobody@example.com', msg: 'hello' }
    expect(await often(postMsg, nobody, 6)).toEqual(Array(6).fill('incorrectEmail'))
  })
})

describe('stored files', () => {
  const pdf = (kilobytes: number) => ({
    name: 'a.pdf',
    bytes: Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(kilobytes * 1024 - 15, 32),
      Buffer.from('\n%%EOF'),
    ]),
  })
  const upload = async (file: { name: string; bytes: Buffer }, by = member(2)) => {
    await api.database.pool.query(`DELETE FROM tries WHERE name = 'posts'`)
    const fields = { type: 'qb', subject: 'a', description: 'b' }
    return (await api.call(posting, fields, { token: by.api_token, files: [file] })).outcome
  }

  it('are limited in bytes per day', async () => {
    expect((await upload(pdf(600))).kind).toBe('ok')
    expect(await upload(pdf(600))).toMatchObject({ kind: 'too-many', retryAfter: expect.closeTo(86_390, -3) })
    expect((await upload(pdf(400))).kind).toBe('ok')
    expect((await upload(pdf(600), member(3))).kind).toBe('ok')
  })

  it('count with their stored size, and not at all if refused', async () => {
    const noise = { create: { width: 500, height: 500, channels: 3 as const, background: '#888' } }
    // The upload is larger than the stored picture.
    const picture = { name: 'a.png', bytes: await sharp(noise).png({ compressionLevel: 0 }).toBuffer() }
    expect(picture.bytes.length).toBeGreaterThan(700 * 1024)
    for (let n = 0; n < 3; n++) expect((await upload(picture)).kind).toBe('ok')
    const damaged = { name: 'a.png', bytes: picture.bytes.subarray(0, 600_000) }
    for (let n = 0; n < 3; n++) expect((await upload(damaged)).kind).toBe('unsupported-type')
    expect((await upload(pdf(900))).kind).toBe('ok')
  })
})
