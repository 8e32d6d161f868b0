import {
  deletePost,
  type Facts,
  findPosts,
  type FoundPost,
  limits,
  priceCurrencies,
  saveFacts,
  type Session,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { publishPost } from '../../testing/moderated'
import { publishWithFacts } from '../../testing/post-facts'

let api: TestApi
let plain: TestApi
let ana: Session
beforeAll(async () => {
  api = await startApi({ settings: { EXCHANGE_RATES: '2026-11-01 USD=1,KRW=1400,GBP=0.8,EUR=0.9' } })
  // The same site, whose operator set no rates.
  plain = await startApi({ sharing: api })
  ana = await api.signUp('ana')
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await post(
    'cheap in Seoul',
    { currency: 'KRW', rent: 420_000, billsIncluded: 'yes' },
    { region: 'South Korea' },
  )
  await post('quiet in Leith', {
    currency: 'GBP',
    rent: 640,
    bills: 60,
    deposit: 640,
    freeFrom: day(40),
    stay: 6,
    room: 'own',
    furnished: 'yes',
    welcome: 'women',
  })
  await post('small in Berlin', {
    currency: 'EUR',
    rent: 480,
    deposit: 0,
    freeFrom: day(3),
    stay: 1,
    room: 'own',
    furnished: 'no',
    welcome: 'anyone',
  })
  await post('shared in Paris', { currency: 'EUR', rent: 480, room: 'shared', freeFrom: day(-400) })
  await post('says nothing', {})
  await post('a lamp', { currency: 'EUR', price: 10, condition: 'used', handover: 'both' }, { type: 'tr' })
  await post('a sofa', { currency: 'EUR', price: 90, condition: 'good', taken: 'yes' }, { type: 'tr' })
  await post('a chair', {}, { type: 'tr' })
  await post(
    'a café',
    { currency: 'GBP', pay: 13, per: 'hour', hours: 24, visaHelp: 'yes' },
    { type: 'jobs' },
  )
  await post(
    'an office',
    { currency: 'GBP', pay: 2400, per: 'month', hours: 40 },
    { type: 'jobs', jstatus: 'Recruit' },
  )
})
afterAll(async () => {
  await plain.close()
  await api.close()
})

const post = (subject: string, facts: Facts, fields?: Readonly<Record<string, string>>) =>
  publishWithFacts(api, ana, subject, facts, fields)

async function find(address: string, on = api) {
  const { outcome } = await on.call(findPosts, Object.fromEntries(new URLSearchParams(address)))
  if (outcome.kind !== 'ok') throw new Error(JSON.stringify(outcome))
  return { rows: outcome.data, ...outcome.meta }
}

const subjects = (rows: readonly FoundPost[]) => rows.map(({ subject }) => subject)

it.each([
  ['type=fr', 'says nothing, shared in Paris, small in Berlin, quiet in Leith, cheap in Seoul'],
  ['type=fr&region=South+Korea', 'cheap in Seoul'],
  ['type=fr&search=seoul', 'cheap in Seoul'],
  ['type=fr&search=berlin&room=own', 'small in Berlin, quiet in Leith'],
  ['type=fr&furnished=yes', 'quiet in Leith'],
  ['type=fr&welcome=women', 'small in Berlin, quiet in Leith'],
  ['type=fr&welcome=men', 'small in Berlin'],
  ['type=fr&welcome=couples', ''],
  ['type=fr&stay=3', 'small in Berlin'],
  ['type=fr&deposit_max=100&currency=USD', 'small in Berlin'],
  // With bills and the interest on its deposit, Leith is 702 pounds or 877.50 dollars.
  ['type=fr&rent_max=701&currency=GBP', 'shared in Paris, small in Berlin, cheap in Seoul'],
  ['type=fr&rent_max=702&currency=GBP', 'shared in Paris, small in Berlin, quiet in Leith, cheap in Seoul'],
  ['type=fr&rent_max=870&currency=USD', 'shared in Paris, small in Berlin, cheap in Seoul'],
  ['type=fr&rent_max=880&currency=USD', 'shared in Paris, small in Berlin, quiet in Leith, cheap in Seoul'],
  ['type=fr&rent_max=430000&region=South+Korea', 'cheap in Seoul'],
  ['type=fr&sort=cheapest&currency=KRW', 'cheap in Seoul, shared in Paris, small in Berlin, quiet in Leith'],
  ['type=fr&sort=cheapest&rent_max=500&currency=USD', 'cheap in Seoul'],
  // A room that was free long ago is no longer soon.
  ['type=fr&sort=soonest', 'small in Berlin, quiet in Leith'],
  ['type=tr', 'a chair, a sofa, a lamp'],
  ['type=tr&not_taken=yes', 'a chair, a lamp'],
  ['type=tr&not_taken=yes&search=a', 'a chair, a lamp'],
  ['type=tr&not_taken=yes&sort=cheapest&currency=EUR', 'a lamp'],
  ['type=tr&price_max=20&currency=EUR', 'a lamp'],
  ['type=tr&handover=post', 'a lamp'],
  ['type=tr&condition=good', 'a sofa'],
  ['type=jobs', 'an office, a café'],
  ['type=jobs&jstatus=Recruit', 'an office'],
  ['type=jobs&pay_min=12&currency=GBP', 'a café'],
  ['type=jobs&pay_min=2000&per=month&currency=GBP', 'an office'],
  ['type=jobs&hours_max=30&visa_help=yes', 'a café'],
  // Fields of other boards do nothing.
  ['type=jobs&rent_max=1&room=own&not_taken=yes', 'an office, a café'],
])('%s finds: %s', async (address, expected) => {
  const { rows, total, more, next } = await find(address)
  const wanted = expected === '' ? [] : expected.split(', ')
  expect(subjects(rows)).toEqual(wanted)
  // The whole board is counted with what is taken.
  expect([total, more, next]).toEqual([wanted.length, false, null])
})

it('a row has what a list has, its facts and the true cost', async () => {
  const { rows, rates } = await find('type=fr&furnished=yes')
  expect(rows).toEqual([
    {
      post_idx: expect.any(Number),
      type: 'fr',
      region: 'Others',
      specificLocation: 'Berlin',
      subject: 'quiet in Leith',
      image_path: null,
      jstatus: null,
      userid: 'ana',
      useremail: null,
      ca: expect.stringMatching(/Z$/),
      facts: expect.objectContaining({ rent: 640, bills: 60, deposit: 640 }),
      cost: { amount: 702, currency: 'GBP', complete: true, withDeposit: true },
    },
  ])
  expect(rates).toEqual({ day: '2026-11-01', rates: { USD: 1, KRW: 1400, GBP: 0.8, EUR: 0.9 } })
  const { outcome } = await api.call(findPosts, { type: 'fr' }, { token: ana.api_token })
  expect(outcome.kind === 'ok' && outcome.data[0]?.useremail).toBe(ana.email)
})

it('without rates, amounts are compared within the currency of the filter only', async () => {
  expect(await find('type=fr&rent_max=880&currency=USD', plain)).toMatchObject({ rows: [], rates: null })
  const { rows } = await find('type=fr&rent_max=880&currency=EUR', plain)
  expect(subjects(rows)).toEqual(['shared in Paris', 'small in Berlin'])
  const cheapest = await find('type=fr&sort=cheapest&currency=GBP', plain)
  expect(subjects(cheapest.rows)).toEqual(['quiet in Leith'])
})

it('every currency has its place in the contract’s list', async () => {
  const id = await publishPost(api, ana, 'a priced thing', { type: 'jobs' })
  const places: unknown[] = []
  for (const currency of priceCurrencies) {
    await api.call(saveFacts, { id, pay: 1, currency }, { token: ana.api_token })
    const { rows } = await api.database.pool.query<{ place: number }>(
      'select currency_number as place from post_facts where post_id = $1',
      [id],
    )
    places.push(rows[0]?.place)
  }
  expect(places).toEqual(priceCurrencies.map((_, at) => at + 1))
  await api.call(deletePost, { idx: id }, { token: ana.api_token })
})

it.each([
  ['type', { type: 'qb' }],
  ['type', {}],
  ['room', { type: 'fr', room: 'tent' }],
  ['rent_max', { type: 'fr', rent_max: 'much' }],
  ['cursor', { type: 'fr', cursor: 'first' }],
  ['sort', { type: 'jobs', sort: 'cheapest' }],
  ['sort', { type: 'tr', sort: 'soonest' }],
])('refuses a wrong %s', async (field, fields) => {
  const { status, body } = await api.call(findPosts, fields)
  expect([status, body.message]).toEqual([400, expect.stringMatching(new RegExp(field, 'i'))])
})

describe('pages', () => {
  beforeAll(async () => {
    const many = limits.photosCounted + 60
    await api.database.pool.query(
      `with post as (
        insert into posts (user_id, type, region, specific_location, subject, description)
        select (select min(id) from users), 'fr', 'United Kingdom', 'x', 'page ' || g, 'x' from generate_series(1, ${many}) g
        returning id, type, region
      ), counted as (
        insert into post_counts (type, region, jstatus, slot, posts) values ('fr', 'United Kingdom', '', 0, ${many})
      )
      insert into post_facts (post_id, type, region, facts)
      select id, type, region, jsonb_build_object('currency', (array['GBP', 'EUR'])[1 + id % 2], 'rent', 300 + id % 7,
        'freeFrom', '2099-01-0' || (1 + id % 5)) from post`,
    )
  })

  it.each([
    ['newest, of all posts', '', limits.photosCounted + 60, false],
    ['newest, by facts', '&rent_max=900&currency=GBP', limits.photosCounted, true],
    ['cheapest', '&sort=cheapest&currency=GBP', limits.photosCounted, true],
    ['soonest', '&sort=soonest', limits.photosCounted, true],
  ])('%s: follow one another without gap or repetition', async (_name, more, total, cut) => {
    const address = `type=fr&region=United+Kingdom${more}`
    const first = await find(address)
    expect([first.total, first.more, first.rows.length]).toEqual([total, cut, limits.photosPageSize])
    const seen = subjects(first.rows)
    let { next } = first
    while (next !== null) {
      const page = await find(`${address}&cursor=${next}`)
      expect(page.total).toBeNull()
      seen.push(...subjects(page.rows))
      next = page.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([limits.photosCounted + 60, limits.photosCounted + 60])
  })

  it.each(['2147483648', '9999999999:9999999999999999', '0:1e%2B300', '5', '5:20261101.5'])(
    'end after the cursor %s',
    async (cursor) => {
      for (const more of ['', '&sort=cheapest&currency=GBP', '&sort=soonest', '&rent_max=1&currency=GBP'])
        expect((await find(`type=fr${more}&cursor=${cursor}`)).rows.length).toBeLessThanOrEqual(
          limits.photosPageSize,
        )
    },
  )
})
