import {
  block,
  changeSearch,
  deletePost,
  lookAtSearch,
  removeSearch,
  reverseDecision,
  savedSearches,
  saveSearch,
  type Session,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { decideAs, publishPost, reportAs } from '../testing/moderated'
import { freshOf, matchAll, save, searchesOf } from '../testing/saved-searches'
import { grantRole } from '../testing/staff'

let api: TestApi
let seller: Session
let members = 0
beforeAll(async () => {
  api = await startApi()
  seller = await api.signUp('seller')
})
afterAll(() => api.close())

const as = ({ api_token: token }: Session) => ({ token })
const newMember = () => api.signUp(`member${++members}`)
const post = (subject: string, fields = {}, author = seller) => publishPost(api, author, subject, fields)

describe('a saved search', () => {
  it('keeps what its list is narrowed by, and nothing that its board does not have', async () => {
    const mina = await newMember()
    await save(api, mina, {
      name: 'Jobs',
      type: 'jobs',
      region: 'Others',
      jstatus: 'Seek',
      search: ' cook  ',
    })
    await save(api, mina, { name: 'Visa', type: 'qb', region: 'Others', jstatus: 'Seek', mails: 'daily' })
    expect(await searchesOf(api, mina)).toMatchObject([
      {
        name: 'Visa',
        list: { type: 'qb', region: 'all', jstatus: 'all', search: '' },
        mails: 'daily',
        fresh: 0,
      },
      {
        name: 'Jobs',
        list: { type: 'jobs', region: 'Others', jstatus: 'Seek', search: 'cook' },
        mails: 'none',
      },
    ])
  })

  it('is there once for each list: saving it again changes its name and mails', async () => {
    const mina = await newMember()
    const first = await save(api, mina, { name: 'Beds', search: 'bed' })
    expect(await save(api, mina, { name: 'Double beds', search: 'bed', mails: 'at-once' })).toBe(first)
    expect(await searchesOf(api, mina)).toMatchObject([{ name: 'Double beds', mails: 'at-once' }])
  })

  it('leads to its list, which counts its posts as seen', async () => {
    const mina = await newMember()
    const board = await save(api, mina, { type: 'tr', region: 'South Korea', search: 'a & b' })
    const photos = await save(api, mina, { rent_max: '900', currency: 'GBP', room: 'own' })
    expect((await searchesOf(api, mina)).map(({ href }) => href)).toEqual([
      `/find?currency=GBP&rent_max=900&room=own&type=fr&saved=${photos}`,
      `/userspacetrade?region=South+Korea&search=a+%26+b&saved=${board}`,
    ])
  })

  it('is refused beyond fifty', async () => {
    const mina = await newMember()
    await api.database.pool.query(
      `insert into saved_searches (user_id, name, list, form, piece, mails)
        select id, 'x', jsonb_build_object('type', 'fr', 'search', n::text), n::text, n::text, 'none'
        from users, generate_series(1, 50) n where email = $1`,
      [mina.email],
    )
    const fields = { name: 'One more', type: 'tr', mails: 'none' }
    expect((await api.call(saveSearch, fields, as(mina))).body).toMatchObject({ res: false, code: 1 })
    expect(await searchesOf(api, mina)).toHaveLength(50)
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ type: 'everything' }, 'type'],
    [{ region: 'Mars' }, 'region'],
    [{ mails: 'hourly' }, 'mails'],
    [{ search: 'x'.repeat(201) }, 'search'],
  ])('is refused with %j', async (fields, named) => {
    const { status, body } = await api.call(
      saveSearch,
      { name: 'x', type: 'fr', mails: 'none', ...fields },
      as(seller),
    )
    expect([status, body.message]).toEqual([400, expect.stringContaining(`"${named}"`)])
  })

  it('is only its member’s own', async () => {
    const [mina, eve] = [await newMember(), await newMember()]
    const idx = await save(api, mina, { search: 'lamp' })
    const change = { idx, name: 'Mine', mails: 'none' }
    expect((await api.call(changeSearch, change, as(eve))).status).toBe(404)
    expect((await api.call(lookAtSearch, { idx }, as(eve))).status).toBe(404)
    expect((await api.call(removeSearch, { idx }, as(eve))).status).toBe(404)
    expect(await searchesOf(api, eve)).toEqual([])
    expect(await searchesOf(api, mina)).toMatchObject([{ name: 'lamp' }])
  })

  it('needs a login', async () => {
    const idx = { idx: 1 }
    const answers = [
      await api.call(saveSearch, { name: 'x', type: 'fr', mails: 'none' }),
      await api.call(savedSearches),
      await api.call(changeSearch, { ...idx, name: 'x', mails: 'none' }),
      await api.call(lookAtSearch, idx),
      await api.call(removeSearch, idx),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  })
})

describe('a new post', () => {
  it('is new in each search whose list has it', async () => {
    const mina = await newMember()
    const searches = {
      'whole board': {},
      'other board': { type: 'tr' },
      region: { region: 'Others' },
      'other region': { region: 'South Korea' },
      words: { search: 'SUNNY  Room' },
      'inside a word': { search: 'unn' },
      'one letter': { search: 'y' },
      'two letters': { search: 'ny' },
      'words elsewhere': { search: 'room sunny' },
      'wild cards': { search: '%' },
      korean: { search: '기숙' },
      description: { search: 'quiet street' },
      location: { search: 'Kreuzberg' },
      'words and region': { search: 'sunny', region: 'Others' },
      'words in another region': { search: 'sunny', region: 'South Korea' },
    }
    for (const [name, fields] of Object.entries(searches)) await save(api, mina, { name, ...fields })
    await post('A sunny room', {
      specificLocation: 'Berlin-Kreuzberg',
      description: '<p>On a quiet street, 기숙사에서 5분.</p>',
    })
    const found = Object.entries(await freshOf(api, mina)).flatMap(([name, fresh]) => (fresh ? [name] : []))
    expect(found.sort()).toEqual(
      [
        'whole board',
        'region',
        'words',
        'inside a word',
        'one letter',
        'two letters',
        'korean',
        'description',
        'location',
        'words and region',
      ].sort(),
    )
  })

  it('is found by the status of a job', async () => {
    const mina = await newMember()
    for (const jstatus of ['Seek', 'Recruit', 'all'])
      await save(api, mina, { name: jstatus, type: 'jobs', jstatus })
    await post('A cook', { type: 'jobs', jstatus: 'Seek' })
    expect(await freshOf(api, mina)).toEqual({ Seek: 1, Recruit: 0, all: 1 })
  })

  it('is not new any more once the member has looked, nor when it is gone', async () => {
    const mina = await newMember()
    const idx = await save(api, mina, { search: 'wardrobe' })
    const first = await post('A wardrobe')
    expect(await freshOf(api, mina)).toEqual({ wardrobe: 1 })
    await api.call(lookAtSearch, { idx }, as(mina))
    expect(await freshOf(api, mina)).toEqual({ wardrobe: 0 })
    const second = await post('Another wardrobe')
    expect(await freshOf(api, mina)).toEqual({ wardrobe: 1 })
    for (const id of [first, second]) await api.call(deletePost, { idx: id }, as(seller))
    expect(await freshOf(api, mina)).toEqual({ wardrobe: 0 })
  })

  it('from before the search was saved is not new', async () => {
    const mina = await newMember()
    await post('An old bicycle')
    await matchAll(api)
    await save(api, mina, { search: 'bicycle' })
    expect(await freshOf(api, mina)).toEqual({ bicycle: 0 })
  })

  it('is not new for its author, nor if one of the two blocks the other', async () => {
    const [mina, otto, pia] = [await newMember(), await newMember(), await newMember()]
    for (const one of [mina, otto, pia]) await save(api, one, { search: 'piano' })
    const otherPost = { kind: 'post', id: await post('Something', {}, pia) } as const
    await api.call(block, { kind: 'post', id: await post('Anything') }, as(otto))
    await api.call(block, otherPost, as(seller))
    await post('A piano')
    await post('A piano, too', {}, mina)
    expect([await freshOf(api, mina), await freshOf(api, otto), await freshOf(api, pia)]).toEqual([
      { piano: 1 },
      { piano: 1 },
      { piano: 1 },
    ])
    // A later block hides what was found before.
    await api.call(block, { kind: 'post', id: await post('More', {}, mina) }, as(pia))
    expect(await freshOf(api, pia)).toEqual({ piano: 0 })
  })

  it('is not new while it is hidden, and again once it comes back', async () => {
    const [mina, judge] = [await newMember(), await newMember()]
    await grantRole(api, judge, 'moderator')
    await save(api, mina, { search: 'telescope' })
    const id = await post('A telescope')
    expect(await freshOf(api, mina)).toEqual({ telescope: 1 })
    await reportAs(api, mina, { kind: 'post', id })
    const idx = await decideAs(api, judge, { kind: 'post', id }, 'hide')
    expect(await freshOf(api, mina)).toEqual({ telescope: 0 })
    await api.call(reverseDecision, { idx, why: 'It was fine.' }, as(judge))
    expect(await freshOf(api, mina)).toEqual({ telescope: 1 })
  })

  it('that a previous release writes is matched as well', async () => {
    const mina = await newMember()
    await save(api, mina, { search: 'harp' })
    await api.database.pool.query(
      `with post as (
        insert into posts (user_id, type, region, subject, description)
        select id, 'fr', 'Others', 'A harp', 'x' from users where email = $1 returning id, type, region
      ) insert into post_search select id, type, region, null, 'a harp' from post`,
      [seller.email],
    )
    expect(await freshOf(api, mina)).toEqual({ harp: 1 })
  })
})
