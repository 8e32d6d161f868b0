import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { cms, deletePost, postDetail, posting, postingCm, posts, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

const migration = path.join(__dirname, '../../migrations/0091-lines-in-order.sql')

let api: TestApi
let ana: Session
let bo: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  bo = await api.signUp('bo')
})
afterAll(() => api.close())

const room = {
  type: 'fr',
  region: 'South Korea',
  specificLocation: '서울 마포구',
  subject: 'A room near Hongdae',
  description: 'Quiet.\n\nNo smoking.',
}
const question = { type: 'qb', subject: 'Which bank?', description: 'For newcomers' }

const publish = (fields: object, token = ana.api_token) => api.call(posting, { ...fields }, { token })

async function published(fields: object, token = ana.api_token): Promise<number> {
  const { outcome } = await publish(fields, token)
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.post_idx
}

describe('publishing', () => {
  it('shows a roommate ad to everyone, without its author’s address', async () => {
    spec('1.visitors-browse', '3.post.fields', '6.visitor.boards', '7.posting')
    const id = await published(room)
    const { body } = await api.call(postDetail, { id })
    expect(body).toEqual({
      res: true,
      data: {
        post_idx: id,
        type: 'fr',
        region: 'South Korea',
        specificLocation: '서울 마포구',
        subject: 'A room near Hongdae',
        description: '<p>Quiet.</p><p>No smoking.</p>',
        image_path: null,
        files: [],
        edited: null,
        jstatus: null,
        userid: 'ana',
        useremail: null,
        ca: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        pn: 1,
      },
    })
  })

  it('stores the title and the location without characters that reorder the texts after them', async () => {
    const id = await published({ ...room, subject: 'A \u202eroom', specificLocation: '\u202a서울\u202c' })
    const { body } = await api.call(postDetail, { id })
    expect(body).toMatchObject({ data: { subject: 'A room', specificLocation: '서울' } })
  })

  it('reads older titles without characters that reorder the texts after them', async () => {
    const id = await published(room)
    await api.database.pool.query('update posts set subject = $2 where id = $1', [
      id,
      'غرفة\u200f \u2067A \u202eroom\u2066',
    ])
    await api.database.pool.query(await readFile(migration, 'utf8'))
    const { body } = await api.call(postDetail, { id })
    expect(body).toMatchObject({
      data: { subject: 'غرفة\u200f A room', specificLocation: room.specificLocation },
    })
  })

  it('shows the address to the author only', async () => {
    spec('3.post.owner-email')
    const id = await published(room)
    const emailSeenBy = async (token?: string) => {
      const { outcome } = await api.call(postDetail, { id }, token === undefined ? {} : { token })
      return outcome.kind === 'ok' ? outcome.data.useremail : outcome.kind
    }
    expect(await emailSeenBy(ana.api_token)).toBe('ana@example.com')
    expect(await emailSeenBy(bo.api_token)).toBeNull()
    expect(await emailSeenBy('x'.repeat(43))).toBeNull()
  })

  it('accepts a job with either status, or with none', async () => {
    spec('3.post.status', 'readings.jobs.no-status')
    for (const [jstatus, kept] of [
      ['Seek', 'Seek'],
      ['Recruit', 'Recruit'],
      ['', null],
      [undefined, null],
    ] as const) {
      const id = await published({ ...room, type: 'jobs', jstatus })
      expect((await api.call(postDetail, { id })).body.data).toMatchObject({ type: 'jobs', jstatus: kept })
    }
  })

  it('ignores region, place and status of a question, and the status of a roommate ad', async () => {
    spec('3.post.status', 'readings.questions')
    const questionId = await published({ ...room, ...question, jstatus: 'Seek' })
    expect((await api.call(postDetail, { id: questionId })).body.data).toMatchObject({
      region: null,
      specificLocation: null,
      jstatus: null,
    })
    const ad = await published({ ...room, jstatus: 'Seek' })
    expect((await api.call(postDetail, { id: ad })).body.data).toMatchObject({ jstatus: null })
  })

  it('sanitises the description and keeps the subject as typed', async () => {
    spec('readings.html.sanitised-in')
    const id = await published({
      ...question,
      subject: '<b>5 < 6</b> & "so"',
      description: '<p onclick="x()">Hi <b>you</b><script>steal()</script></p>',
    })
    expect((await api.call(postDetail, { id })).body.data).toMatchObject({
      subject: '<b>5 < 6</b> & "so"',
      description: '<p>Hi <b>you</b></p>',
    })
  })

  it('is refused to visitors', async () => {
    spec('1.login-to-post', '6.member.posts')
    const { status, body } = await api.call(posting, room)
    expect([status, body.res, body.code]).toEqual([401, false, 'logged-out'])
  })

  it('is refused in a closed region, while its existing posts stay readable', async () => {
    spec('readings.regions.enforced')
    const id = await published({ ...room, type: 'tr', region: 'United Kingdom' })
    api.setRegion('United Kingdom', false)
    for (const type of ['fr', 'tr', 'jobs']) {
      const { status, body } = await publish({ ...room, type, region: 'United Kingdom' })
      expect([status, body.res, body.code]).toEqual([403, false, 'region-closed'])
    }
    expect((await api.call(postDetail, { id })).status).toBe(200)
    const list = await api.call(posts, { type: 'tr', region: 'United Kingdom' })
    expect(list.body.total).toBe(1)
    api.setRegion('United Kingdom', true)
    expect((await publish({ ...room, region: 'United Kingdom' })).status).toBe(200)
  })

  it.each([
    ['type', { ...room, type: 'xx' }],
    ['type', { ...room, type: undefined }],
    ['region', { ...room, region: '' }],
    ['region', { ...room, region: undefined }],
    ['region', { ...room, region: 'all' }],
    ['region', { ...room, type: 'jobs', region: 'Mars' }],
    ['specificLocation', { ...room, type: 'tr', specificLocation: '' }],
    ['specificLocation', { ...room, specificLocation: 'x'.repeat(201) }],
    ['subject', { ...room, subject: ' ' }],
    ['subject', { ...question, subject: 'x'.repeat(201) }],
    ['description', { ...room, description: '' }],
    ['description', { ...room, description: 'x'.repeat(20_001) }],
    ['description', { ...question, description: '<p><img src="x" onerror="y()"></p>' }],
    ['jstatus', { ...room, type: 'jobs', jstatus: 'all' }],
    ['subject', { ...room, subject: 'a\0b' }],
  ])('is refused, naming the field %s of %j', async (field, fields) => {
    spec('5.post.required')
    const { status, body } = await publish(fields)
    expect([status, body.res, body.code]).toEqual([400, false, 'invalid'])
    expect(body.message).toContain(`"${field}"`)
  })
})

describe('deleting a post', () => {
  it('removes it from the list, and its page and comments', async () => {
    spec('7.deletePost')
    const id = await published({ ...question, subject: 'Short-lived' })
    await api.call(postingCm, { id, cmText: 'hello' }, { token: bo.api_token })
    const total = async () => (await api.call(posts, { type: 'qb' })).body.total as number
    const before = await total()
    const { status, body } = await api.call(deletePost, { idx: id }, { token: ana.api_token })
    expect([status, body.res]).toEqual([200, true])
    expect(await total()).toBe(before - 1)
    expect((await api.call(postDetail, { id })).status).toBe(404)
    expect((await api.call(cms, { id })).status).toBe(404)
    const { rows } = await api.database.pool.query('select 1 from comments where post_id = $1', [id])
    expect(rows).toEqual([])
  })

  it('is for its author only', async () => {
    spec('6.member.delete-post')
    const idx = await published(question)
    expect((await api.call(deletePost, { idx })).status).toBe(401)
    const { status, body } = await api.call(deletePost, { idx }, { token: bo.api_token })
    expect([status, body.res, body.code]).toEqual([403, false, 'not-owner'])
    expect((await api.call(postDetail, { id: idx })).status).toBe(200)
  })

  it('succeeds once, also for two concurrent requests', async () => {
    const idx = await published(question)
    const total = async () => (await api.call(posts, { type: 'qb' })).body.total as number
    const before = await total()
    const erase = () => api.call(deletePost, { idx }, { token: ana.api_token })
    const statuses = (await Promise.all([erase(), erase(), erase()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 404, 404])
    expect(await total()).toBe(before - 1)
  })
})

it.each(['0', '-1', '1.5', 'abc', '', '99999999999', '1e3x', '2147483647'])(
  'finds no post with the id %j',
  async (id) => {
    const expected = id === '2147483647' ? 404 : 400
    expect((await api.call(postDetail, { id })).status).toBe(expected)
    expect((await api.call(deletePost, { idx: id }, { token: ana.api_token })).status).toBe(expected)
  },
)
