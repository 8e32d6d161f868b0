import { deletePost, postDetail, posting, posts, type Session, updatePost } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
let ana: Session
let bo: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  bo = await api.signUp('bo')
})
afterAll(() => api.close())

const words = { subject: 'A room', description: 'Quiet.' }
const room = { region: 'South Korea', specificLocation: 'Mapo', ...words }

async function published(fields: object): Promise<number> {
  const { outcome } = await api.call(posting, { ...fields }, { token: ana.api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.post_idx
}

const update = (fields: object, of: Session | undefined = ana) =>
  api.call(updatePost, { ...fields }, { token: of.api_token })

async function detail(id: number) {
  const { outcome } = await api.call(postDetail, { id })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}

async function total(fields: object): Promise<unknown> {
  return (await api.call(posts, { ...fields })).body.total
}

describe('changing a post', () => {
  it('shows everyone the new content in its old position, with the time of the change', async () => {
    const id = await published({ type: 'fr', ...room })
    await published({ type: 'fr', ...room, subject: 'A newer one' })
    const before = await detail(id)
    expect(before.edited).toBeNull()
    const { status, body } = await update({
      id,
      region: 'Others',
      specificLocation: ' 리옹 ',
      subject: 'Two rooms',
      description: '<p onclick="x()">Bright<script>x()</script></p>',
    })
    expect([status, body]).toEqual([200, { res: true, data: { post_idx: id } }])
    const after = await detail(id)
    expect(after).toEqual({
      ...before,
      region: 'Others',
      specificLocation: '리옹',
      subject: 'Two rooms',
      description: '<p>Bright</p>',
      edited: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
    expect(Date.parse(after.edited ?? '')).toBeGreaterThanOrEqual(Date.parse(after.ca))
  })

  it('moves it between the filters of its list, with right totals', async () => {
    const job = { type: 'jobs', ...room, jstatus: 'Seek' }
    const id = await published(job)
    await published(job)
    const counts = () =>
      Promise.all(
        [
          {},
          { region: 'South Korea' },
          { region: 'Others' },
          { jstatus: 'Seek' },
          { jstatus: 'Recruit' },
        ].map((filter) => total({ type: 'jobs', ...filter })),
      )
    expect(await counts()).toEqual([2, 2, 0, 2, 0])
    await update({ id, ...room, region: 'Others', jstatus: 'Recruit' })
    expect(await counts()).toEqual([2, 1, 1, 1, 1])
    await update({ id, ...room, region: 'Others', subject: 'Without a status' })
    expect(await counts()).toEqual([2, 1, 1, 1, 0])
    expect(await detail(id)).toMatchObject({ jstatus: null, region: 'Others' })
    await update({ id, ...room, jstatus: 'Seek' })
    expect(await counts()).toEqual([2, 2, 0, 2, 0])
    await api.call(deletePost, { idx: id }, { token: ana.api_token })
    expect(await counts()).toEqual([1, 1, 0, 1, 0])
  })

  it('makes it searchable by its new words and place only', async () => {
    const id = await published({ type: 'tr', ...room, subject: '자전거 팔아요' })
    await update({ id, ...room, region: 'Others', subject: '책상 팔아요', description: 'walnut' })
    const found = (search: string, region = 'all') => total({ type: 'tr', search, region })
    expect(await found('자전거')).toBe(0)
    expect(await found('책상')).toBe(1)
    expect(await found('walnut', 'Others')).toBe(1)
    expect(await found('walnut', 'South Korea')).toBe(0)
  })

  it('leaves it on its board, and ignores region, place and status of a question', async () => {
    const id = await published({ type: 'qb', ...words })
    expect((await update({ id, ...room, type: 'tr', jstatus: 'Seek', subject: 'Anew' })).status).toBe(200)
    expect(await detail(id)).toMatchObject({
      type: 'qb',
      subject: 'Anew',
      region: null,
      specificLocation: null,
      jstatus: null,
    })
  })

  it('is for its author only', async () => {
    const id = await published({ type: 'fr', ...room })
    const refused = await update({ id, ...room, subject: 'Mine now' }, bo)
    expect([refused.status, refused.body.res, refused.body.code]).toEqual([403, false, 'not-owner'])
    const visitor = await api.call(updatePost, { id, ...room })
    expect([visitor.status, visitor.body.res, visitor.body.code]).toEqual([401, false, 'logged-out'])
    expect(await detail(id)).toMatchObject({ subject: 'A room', edited: null })
  })

  it('finds no missing post', async () => {
    const { status, body } = await update({ id: 2_147_483_647, ...room })
    expect([status, body.res, body.code]).toEqual([404, false, 'not-found'])
  })

  it('is allowed in a region that has closed since, but not into one', async () => {
    const inUk = await published({ type: 'tr', ...room, region: 'United Kingdom' })
    const inKorea = await published({ type: 'tr', ...room })
    api.setRegion('United Kingdom', false)
    const uk = { ...room, region: 'United Kingdom' }
    const corrected = await update({ id: inUk, ...uk, subject: 'Corrected' })
    const moved = await update({ id: inKorea, ...uk })
    api.setRegion('United Kingdom', true)
    expect(corrected.status).toBe(200)
    expect([moved.status, moved.body.code]).toEqual([403, 'region-closed'])
    expect(await detail(inKorea)).toMatchObject({ region: 'South Korea', edited: null })
  })
})

describe('a change that breaks a rule', () => {
  const ids: Record<string, number> = {}
  beforeAll(async () => {
    for (const type of ['fr', 'tr', 'jobs']) ids[type] = await published({ type, ...room })
    ids.qb = await published({ type: 'qb', ...words })
  })

  it.each([
    ['region', 'fr', { region: '' }],
    ['region', 'jobs', { region: undefined }],
    ['region', 'tr', { region: 'Mars' }],
    ['specificLocation', 'tr', { specificLocation: ' ' }],
    ['specificLocation', 'jobs', { specificLocation: 'x'.repeat(201) }],
    ['subject', 'qb', { subject: '' }],
    ['subject', 'fr', { subject: 'a\0b' }],
    ['description', 'qb', { description: '<p><br></p>' }],
    ['description', 'fr', { description: 'x'.repeat(20_001) }],
    ['jstatus', 'jobs', { jstatus: 'all' }],
    ['keep', 'fr', { keep: '/files/AAAAAAAAAAAAAAAAAAAAAA.webp' }],
    ['keep', 'fr', { keep: 'x'.repeat(501) }],
  ])('is refused, naming its field %s, on the board %s: %j', async (field, type, wrong) => {
    const { status, body } = await update({ id: ids[type], ...room, ...wrong })
    expect([status, body.res, body.code]).toEqual([400, false, 'invalid'])
    expect(body.message).toContain(`"${field}"`)
    expect((await detail(ids[type] ?? 0)).edited).toBeNull()
  })

  it.each(['0', '-1', 'abc', '', '99999999999'])('is refused, naming its id: %j', async (id) => {
    const { status, body } = await update({ id, ...room })
    expect([status, body.message]).toEqual([400, expect.stringContaining('"id"')])
  })
})

describe('a change by an author who has not seen the last one', () => {
  it('is refused, and leaves the post as it is', async () => {
    const id = await published({ type: 'fr', ...room })
    expect((await update({ id, ...room, edited: '', subject: 'In one tab' })).status).toBe(200)
    const { edited } = await detail(id)
    for (const seen of ['', '2026-01-01T00:00:00.000Z']) {
      const { status, body } = await update({ id, ...room, edited: seen, subject: 'In another' })
      expect([status, body.message]).toEqual([400, expect.stringContaining('"edited"')])
    }
    expect(await detail(id)).toMatchObject({ subject: 'In one tab', edited })
    expect((await update({ id, ...room, edited, subject: 'Seen' })).status).toBe(200)
    expect((await update({ id, ...room, subject: 'Whatever was there' })).status).toBe(200)
  })

  it('is refused if both are sent at the same time', async () => {
    const id = await published({ type: 'fr', ...room })
    const sent = ['One', 'Another'].map((subject) => update({ id, ...room, edited: '', subject }))
    expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([200, 400])
  })
})

describe('concurrent changes', () => {
  it('end as one of them, and count as one post', async () => {
    const start = [await total({ type: 'jobs', region: 'Others' }), await total({ type: 'jobs' })]
    const ids = await Promise.all([1, 2, 3].map(() => published({ type: 'jobs', ...room })))
    const places = ['Others', 'United Kingdom', 'South Korea', 'Others']
    const statuses = ['Seek', 'Recruit', '', 'Seek']
    for (let round = 0; round < 4; round++) {
      const answers = await Promise.all(
        ids.flatMap((id) =>
          places.map((region, n) => update({ id, ...room, region, jstatus: statuses[n], subject: region })),
        ),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    }
    for (const id of ids) {
      const { region, subject } = await detail(id)
      expect(region).toBe(subject)
      await update({ id, ...room, region: 'Others' })
    }
    const end = [await total({ type: 'jobs', region: 'Others' }), await total({ type: 'jobs' })]
    expect(end).toEqual(start.map((count) => Number(count) + 3))
  })

  it('with a deletion leave nothing behind', async () => {
    const before = await total({ type: 'tr' })
    for (let round = 0; round < 5; round++) {
      const id = await published({ type: 'tr', ...room })
      const answers = await Promise.all([
        update({ id, ...room, region: 'Others' }),
        api.call(deletePost, { idx: id }, { token: ana.api_token }),
        update({ id, ...room, region: 'United Kingdom' }),
      ])
      for (const { status } of answers) expect([200, 404]).toContain(status)
      expect((await api.call(postDetail, { id })).status).toBe(404)
    }
    expect(await total({ type: 'tr' })).toBe(before)
  })
})
