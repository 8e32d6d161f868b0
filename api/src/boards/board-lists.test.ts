import { deletePost, posting, posts, type PostRow, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
let ana: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
})
afterAll(() => api.close())

async function publish(fields: object): Promise<void> {
  const whole = { specificLocation: 'x', description: 'x', region: 'Others', ...fields }
  const { outcome } = await api.call(posting, whole, { token: ana.api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
}

async function list(fields: object, token?: string) {
  const { outcome, status } = await api.call(posts, { ...fields }, token === undefined ? {} : { token })
  if (outcome.kind !== 'ok') throw new Error(`${status} ${outcome.kind}`)
  return { rows: outcome.data, ...outcome.meta }
}

const subjects = (rows: readonly PostRow[]) => rows.map(({ subject }) => subject)
const numbers = (rows: readonly PostRow[]) => rows.map(({ pn }) => pn)

describe('a board', () => {
  it('is one empty page before the first post', async () => {
    expect(await list({ type: 'fr' })).toEqual({ rows: [], total: 0, page: 1, pages: 1 })
  })

  it('lists its own posts, newest first, without descriptions', async () => {
    await publish({ type: 'qb', subject: 'older' })
    await publish({ type: 'qb', subject: 'newer' })
    await publish({ type: 'fr', subject: 'of another board' })
    const { rows, ...meta } = await list({ type: 'qb' })
    expect(subjects(rows)).toEqual(['newer', 'older'])
    expect(meta).toEqual({ total: 2, page: 1, pages: 1 })
    expect(rows[0]).toEqual({
      post_idx: expect.any(Number),
      type: 'qb',
      region: null,
      specificLocation: null,
      subject: 'newer',
      image_path: null,
      jstatus: null,
      userid: 'ana',
      useremail: null,
      ca: expect.stringMatching(/Z$/),
      pn: 2,
    })
  })

  it('marks the author’s own posts', async () => {
    const { rows } = await list({ type: 'qb' }, ana.api_token)
    expect(rows.map(({ useremail }) => useremail)).toEqual(['ana@example.com', 'ana@example.com'])
  })

  it('numbers twenty rows per page, counting down from the total', async () => {
    spec('3.post.row-number', 'readings.pages')
    for (let n = 1; n <= 43; n++) await publish({ type: 'tr', subject: `thing ${n}` })
    const first = await list({ type: 'tr' })
    expect([first.total, first.page, first.pages, first.rows.length]).toEqual([43, 1, 3, 20])
    expect(numbers(first.rows)).toEqual(Array.from({ length: 20 }, (_, n) => 43 - n))
    expect(first.rows[0]?.subject).toBe('thing 43')
    const last = await list({ type: 'tr', page: 3 })
    expect(numbers(last.rows)).toEqual([3, 2, 1])
    expect(subjects(last.rows)).toEqual(['thing 3', 'thing 2', 'thing 1'])
    const search = await list({ type: 'tr', page: 2, search: 'THING' })
    expect([search.total, search.pages, numbers(search.rows)[0]]).toEqual([43, 3, 23])
  })

  it('is empty past its end, and still has the total', async () => {
    for (const page of [4, 2_147_483_647])
      expect(await list({ type: 'tr', page })).toEqual({ rows: [], total: 43, page, pages: 3 })
    expect(await list({ type: 'tr', page: 9, search: 'thing' })).toMatchObject({ rows: [], total: 43 })
  })

  it('renumbers after a post was deleted', async () => {
    const { rows } = await list({ type: 'tr', page: 2 })
    const { body } = await api.call(deletePost, { idx: rows[0]?.post_idx }, { token: ana.api_token })
    expect(body.res).toBe(true)
    const after = await list({ type: 'tr' })
    expect([after.total, numbers(after.rows)[0]]).toEqual([42, 42])
  })
})

describe('filters', () => {
  beforeAll(async () => {
    for (const [region, jstatus, subject] of [
      ['South Korea', 'Seek', 'a'],
      ['South Korea', 'Recruit', 'b'],
      ['United Kingdom', 'Seek', 'c'],
      ['Others', '', 'd'],
      ['South Korea', 'Seek', 'e'],
    ])
      await publish({ type: 'jobs', region, jstatus, subject })
  })

  it.each([
    [{}, ['e', 'd', 'c', 'b', 'a']],
    [{ region: 'all', jstatus: 'all' }, ['e', 'd', 'c', 'b', 'a']],
    [{ region: '', jstatus: '', search: '', page: '' }, ['e', 'd', 'c', 'b', 'a']],
    [{ region: 'South Korea' }, ['e', 'b', 'a']],
    [{ region: 'Others' }, ['d']],
    [{ jstatus: 'Seek' }, ['e', 'c', 'a']],
    [{ jstatus: 'Recruit' }, ['b']],
    [{ region: 'South Korea', jstatus: 'Seek' }, ['e', 'a']],
    [{ region: 'United Kingdom', jstatus: 'Recruit' }, []],
    [{ region: 'South Korea', jstatus: 'Seek', search: 'A' }, ['a']],
  ])('%j of the jobs board leave %j, with the right total', async (filters, expected) => {
    spec('7.posts', 'readings.jobs.no-status')
    const { rows, total } = await list({ type: 'jobs', ...filters })
    expect(subjects(rows)).toEqual(expected)
    expect(total).toBe(expected.length)
    expect(numbers(rows)).toEqual(expected.map((_, index) => expected.length - index))
  })

  it('of region and status are ignored on the questions board, and of status on other boards', async () => {
    spec('7.posts')
    expect((await list({ type: 'qb', region: 'South Korea', jstatus: 'Seek' })).total).toBe(2)
    expect((await list({ type: 'fr', jstatus: 'Seek' })).total).toBe(1)
  })

  it.each([
    ['type', {}],
    ['type', { type: 'all' }],
    ['region', { type: 'fr', region: 'Korea' }],
    ['jstatus', { type: 'jobs', jstatus: 'seek' }],
    ['page', { type: 'fr', page: '0' }],
    ['page', { type: 'fr', page: '-1' }],
    ['page', { type: 'fr', page: '1.5' }],
    ['page', { type: 'fr', page: '99999999999' }],
    ['search', { type: 'fr', search: 'x'.repeat(201) }],
    ['search', { type: 'fr', search: 'a\0' }],
  ])('are refused, naming the field %s of %j', async (field, fields) => {
    const { status, body } = await api.call(posts, fields)
    expect([status, body.res]).toEqual([400, false])
    expect(body.message).toContain(`"${field}"`)
  })
})

it('counts concurrent posts', async () => {
  const before = (await list({ type: 'fr' })).total
  await Promise.all(Array.from({ length: 12 }, (_, n) => publish({ type: 'fr', subject: `at once ${n}` })))
  const { total, rows } = await list({ type: 'fr' })
  expect([total, rows.length]).toEqual([before + 12, before + 12])
})

describe('concurrent visitors', () => {
  const crowd = () => Promise.all(Array.from({ length: 20 }, () => list({ type: 'jobs' })))

  it('share one list', async () => {
    await publish({ type: 'jobs', subject: 'first' })
    const lists = await crowd()
    expect(new Set(lists.map((each) => JSON.stringify(each)))).toEqual(new Set([JSON.stringify(lists[0])]))
    expect(lists[0]?.rows[0]?.subject).toBe('first')
  })

  it('see everything that was posted before they asked', async () => {
    for (let n = 0; n < 10; n++) {
      const before = crowd()
      await publish({ type: 'jobs', subject: `post ${n}` })
      const after = await crowd()
      expect(after.map(({ rows }) => rows[0]?.subject)).toEqual(after.map(() => `post ${n}`))
      await before
    }
  })

  it('do not share a list with the author, whose own posts are marked', async () => {
    const before = crowd()
    const { rows } = await list({ type: 'jobs' }, ana.api_token)
    expect(rows[0]?.useremail).toBe('ana@example.com')
    expect((await before).flatMap((each) => each.rows.map(({ useremail }) => useremail))).not.toContain(
      'ana@example.com',
    )
  })
})
