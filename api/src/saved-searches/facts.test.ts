import {
  type FactFilter,
  type FactType,
  filterNames,
  findPosts,
  lookAtSearch,
  saveFacts,
  searchAddress,
  type Session,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { publishPost } from '../testing/moderated'
import { lockMails } from './lock-queries'
import { freshOf, mailsTo, matchAll, save, searchesOf } from '../testing/saved-searches'

type Texts = Readonly<Record<string, string>>

/** Posts that say different things about each fact. */
const posts: readonly (readonly [FactType, Texts])[] = [
  ['fr', {}],
  ['fr', { currency: 'KRW', rent: '420000', billsIncluded: 'yes', room: 'shared', welcome: 'men' }],
  ['fr', { currency: 'GBP', rent: '640', bills: '60', deposit: '640', freeFrom: '2027-03-01', stay: '6' }],
  ['fr', { currency: 'EUR', rent: '480', deposit: '0', furnished: 'no', room: 'own', welcome: 'anyone' }],
  ['fr', { furnished: 'yes', stay: '1', freeFrom: '2027-01-01', welcome: 'women' }],
  ['tr', {}],
  ['tr', { currency: 'EUR', price: '10', condition: 'used', handover: 'both' }],
  ['tr', { currency: 'GBP', price: '90', condition: 'good', handover: 'pickup', taken: 'yes' }],
  ['tr', { condition: 'good', handover: 'post' }],
  ['jobs', {}],
  ['jobs', { currency: 'GBP', pay: '13', per: 'hour', hours: '24', visaHelp: 'yes' }],
  ['jobs', { currency: 'KRW', pay: '2600000', per: 'month', hours: '40', visaHelp: 'no' }],
]

/** Filters by each fact. */
const filters: Readonly<Record<Exclude<keyof FactFilter, 'currency'>, readonly Texts[]>> = {
  rent_max: [
    { rent_max: '701', currency: 'GBP' },
    { rent_max: '702', currency: 'GBP' },
    { rent_max: '420000', region: 'South Korea' },
  ],
  deposit_max: [{ deposit_max: '100', currency: 'USD' }],
  free_by: [{ free_by: '2027-02-01' }, { free_by: '2027-03-01', stay: '6' }],
  stay: [{ stay: '3' }],
  room: [{ room: 'own' }, { room: 'own', rent_max: '600', currency: 'USD' }],
  furnished: [{ furnished: 'yes' }],
  welcome: [{ welcome: 'women' }, { welcome: 'couples' }, { welcome: 'anyone' }],
  price_max: [{ price_max: '20', currency: 'USD' }],
  condition: [{ condition: 'good' }],
  handover: [{ handover: 'post' }],
  not_taken: [{ not_taken: 'yes' }],
  pay_min: [
    { pay_min: '12', currency: 'GBP' },
    { pay_min: '1000', per: 'month', currency: 'USD' },
  ],
  per: [{ per: 'month' }],
  hours_max: [{ hours_max: '30' }],
  visa_help: [{ visa_help: 'yes' }],
}
const cases = Object.entries(filters).flatMap(([name, ofName]) => {
  const type = (Object.keys(filterNames) as FactType[]).find((one) =>
    filterNames[one].some((other: string) => other === name),
  )
  return ofName.map((fields) => ({ ...fields, type: type ?? 'fr' }))
})

let members = 0
const saveFactsOf = async (api: TestApi, seller: Session, id: number, facts: Texts) => {
  const { status } = await api.call(saveFacts, { id, ...facts }, { token: seller.api_token })
  expect(status).toBe(200)
  return id
}
const publish = async (api: TestApi, seller: Session, type: FactType, facts: Texts) =>
  saveFactsOf(api, seller, await publishPost(api, seller, 'A post', { type }), facts)
const newSite = async (rates?: string) => {
  const api = await startApi({ settings: rates === undefined ? {} : { EXCHANGE_RATES: rates } })
  return { api, seller: await api.signUp(`seller${++members}`), mina: await api.signUp(`mina${members}`) }
}
type Opened = Awaited<ReturnType<typeof newSite>>

describe.each([['2026-11-01 USD=1,KRW=1400,GBP=0.8,EUR=0.9'], [undefined]])('with the rates %s', (rates) => {
  let site: Opened
  let searches: Map<number, Texts & { readonly type: FactType }>
  beforeAll(async () => {
    site = await newSite(rates)
    searches = new Map()
    for (const fields of cases) {
      const name = JSON.stringify(fields)
      searches.set(await save(site.api, site.mina, { name: name.slice(0, 60), ...fields }), fields)
    }
    const { api, seller } = site
    for (const [type, facts] of posts) {
      if (facts.taken === undefined) {
        const id = await publishPost(api, seller, 'A post', { type })
        // Some are matched before their facts are written.
        if (id % 2 === 0) await matchAll(api)
        await saveFactsOf(api, seller, id, facts)
      } else
        // Until its facts are written, nothing says that it is taken: the service must not match it before.
        await api.database.transaction(async (tx) => {
          await lockMails(tx)
          await publish(api, seller, type, facts)
        })
    }
    await matchAll(api)
  })
  afterAll(() => site.api.close())

  it('a saved search finds the new posts that its filter finds', async () => {
    const { api } = site
    const found: Record<string, number[]> = {}
    const filtered: Record<string, number[]> = {}
    for (const [id, fields] of searches) {
      const { rows } = await api.database.pool.query<{ post_id: number }>(
        'select post_id from saved_search_hits where search_id = $1 order by post_id',
        [id],
      )
      const { outcome } = await api.call(findPosts, fields)
      if (outcome.kind !== 'ok') throw new Error(JSON.stringify(outcome))
      const name = JSON.stringify(fields)
      found[name] = rows.map((row) => row.post_id)
      filtered[name] = outcome.data.map((post) => post.post_idx).sort((a, b) => a - b)
    }
    expect(found).toEqual(filtered)
    expect(Object.values(found).flat().length).toBeGreaterThan(cases.length / 2)
  })
})

describe('a search that asks for facts', () => {
  let site: Opened
  beforeAll(async () => {
    site = await newSite()
  })
  afterAll(() => site.api.close())

  it('keeps what its board has, and the currency of its amounts', async () => {
    const { api } = site
    const jun = await api.signUp('jun')
    const fields = {
      name: 'Rooms',
      region: 'South Korea',
      rent_max: '500000',
      price_max: '3',
      visa_help: 'yes',
    }
    const idx = await save(api, jun, fields)
    expect(await searchesOf(api, jun)).toMatchObject([
      { list: { type: 'fr', region: 'South Korea', facts: { rent_max: 500_000, currency: 'KRW' } } },
    ])
    expect(Object.keys((await searchesOf(api, jun))[0]?.list.facts ?? {}).sort()).toEqual([
      'currency',
      'rent_max',
    ])
    expect(await save(api, jun, { ...fields, name: 'Again' })).toBe(idx)
    expect(await save(api, jun, { ...fields, rent_max: '400000' })).not.toBe(idx)
  })

  it('is opened with photos, and counts its posts as seen', async () => {
    const { api, seller } = site
    const pia = await api.signUp('pia')
    const idx = await save(api, pia, {
      name: 'Cheap',
      type: 'tr',
      price_max: '20',
      currency: 'EUR',
      mails: 'at-once',
    })
    const [search] = await searchesOf(api, pia)
    expect(search && searchAddress(search.list)).toEqual({
      path: '/find',
      query: { type: 'tr', price_max: '20', currency: 'EUR' },
    })
    await publish(api, seller, 'tr', { currency: 'EUR', price: '15' })
    expect(await freshOf(api, pia)).toEqual({ Cheap: 1 })
    const [mail] = await mailsTo(api, pia)
    expect(mail?.text).toContain(`/find?currency=EUR&price_max=20&type=tr&saved=${idx}`)
    await api.call(lookAtSearch, { idx }, { token: pia.api_token })
    expect(await freshOf(api, pia)).toEqual({ Cheap: 0 })
  })

  it('finds a post whose price falls, once', async () => {
    const { api, seller } = site
    const ben = await api.signUp('ben')
    await save(api, ben, { name: 'Bikes', type: 'tr', price_max: '50', currency: 'EUR', mails: 'at-once' })
    await save(api, ben, { name: 'All', type: 'tr', mails: 'none' })
    const id = await publish(api, seller, 'tr', { currency: 'EUR', price: '80' })
    expect(await freshOf(api, ben)).toEqual({ All: 1, Bikes: 0 })
    for (const price of ['45', '40']) {
      await api.call(saveFacts, { id, currency: 'EUR', price }, { token: seller.api_token })
      expect(await freshOf(api, ben)).toEqual({ All: 1, Bikes: 1 })
    }
    expect(await mailsTo(api, ben)).toHaveLength(1)
  })

  it('finds a post from before it whose price falls, and none that fitted before', async () => {
    const { api, seller } = site
    const [cheap, dear, plain] = [
      await publish(api, seller, 'tr', { currency: 'EUR', price: '30' }),
      await publish(api, seller, 'tr', { currency: 'EUR', price: '80' }),
      await publishPost(api, seller, 'A lamp', { type: 'tr' }),
    ]
    await matchAll(api)
    await api.database.pool.query(
      `update posts set created_at = created_at - interval '1 day' where id = any($1)`,
      [[cheap, dear, plain]],
    )
    const eli = await api.signUp('eli')
    const idx = await save(api, eli, { name: 'Later', type: 'tr', price_max: '50', currency: 'EUR' })
    const hits = async () => {
      await matchAll(api)
      const { rows } = await api.database.pool.query<{ post_id: number }>(
        'select post_id from saved_search_hits where search_id = $1 order by post_id',
        [idx],
      )
      return rows.map((row) => row.post_id)
    }
    await saveFactsOf(api, seller, cheap, { currency: 'EUR', price: '25' })
    await saveFactsOf(api, seller, dear, { currency: 'EUR', price: '70' })
    expect(await hits()).toEqual([])
    // Two changes before the next round count as one.
    for (const price of ['60', '45']) await saveFactsOf(api, seller, dear, { currency: 'EUR', price })
    await saveFactsOf(api, seller, plain, { currency: 'EUR', price: '20' })
    expect(await hits()).toEqual([dear, plain])
  })

  it.each([
    [{ rent_max: 'cheap' }, 'rent_max'],
    [{ room: 'castle' }, 'room'],
    [{ free_by: 'soon' }, 'free_by'],
  ])('is refused with %j', async (fields, named) => {
    const { api, mina } = site
    await expect(save(api, mina, { name: 'x', ...fields })).rejects.toThrow(named)
  })
})
