import {
  block,
  changeSearch,
  lookAtSearch,
  posts,
  saveFacts,
  type Session,
  updatePost,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { lockMails } from './lock-queries'
import { publishPost } from '../testing/moderated'
import { freshOf, mailsTo, matchAll, save } from '../testing/saved-searches'

let api: TestApi
let seller: Session
let members = 0
beforeAll(async () => {
  api = await startApi()
  seller = await api.signUp('seller')
})
afterAll(() => api.close())

const newMember = () => api.signUp(`member${++members}`)
const as = ({ api_token: token }: Session) => ({ token })
const publish = (subject: string, fields = {}) =>
  publishPost(api, seller, subject, { type: 'tr', description: 'x', ...fields })
const change = async (id: number, subject: string, fields = {}) => {
  const post = { region: 'Others', specificLocation: 'Berlin', subject, description: 'x', ...fields }
  expect(await api.call(updatePost, { id, ...post }, as(seller))).toMatchObject({ status: 200 })
}
const edit = async (...changed: Parameters<typeof change>) => {
  await change(...changed)
  await matchAll(api)
}
/** Lets no round of the service match posts meanwhile. */
const holdingRounds = (work: () => Promise<unknown>) =>
  api.database.transaction(async (tx) => {
    await lockMails(tx)
    await work()
  })
const say = async (id: number, facts: Readonly<Record<string, string>>) => {
  expect(await api.call(saveFacts, { id, ...facts }, as(seller))).toMatchObject({ status: 200 })
  await matchAll(api)
}
const cost = (price: string) => ({ currency: 'EUR', price })
const cheap = { type: 'tr', price_max: '50', currency: 'EUR' }
/** Lets the time pass until the next mails are due. */
const timePasses = () =>
  api.database.pool.query(`with digests as (update saved_search_digests set due_at = now()),
      mailed as (update saved_searches set mailed_at = mailed_at - interval '1 hour')
    update saved_search_mails set due_at = now()`)
const dayPasses = (...ids: number[]) =>
  api.database.pool.query(`update posts set created_at = created_at - interval '1 day' where id = any($1)`, [
    ids,
  ])
const mailsOf = async (member: Session) => {
  await matchAll(api)
  await timePasses()
  return mailsTo(api, member)
}

describe('a post that does not fit a saved search any more', () => {
  it.each([
    ['its price is corrected', (id: number) => say(id, cost('450'))],
    ['its facts are removed', (id: number) => say(id, {})],
    ['it moves to another region', (id: number) => edit(id, 'A chair', { region: 'South Korea' })],
    ['it loses the searched word', (id: number) => edit(id, 'A bench')],
  ])('is neither counted nor mailed, after %s', async (_, change) => {
    const mina = await newMember()
    await save(api, mina, { name: 'Chairs', search: 'chair', region: 'Others', ...cheap, mails: 'daily' })
    const id = await publish('A chair')
    await say(id, cost('45'))
    expect(await freshOf(api, mina)).toEqual({ Chairs: 1 })
    await change(id)
    expect(await freshOf(api, mina)).toEqual({ Chairs: 0 })
    expect(await mailsOf(mina)).toEqual([])
  })

  it('is counted and mailed as soon as it fits again', async () => {
    const mina = await newMember()
    await save(api, mina, { name: 'Cheap', search: 'basket', ...cheap, mails: 'at-once' })
    await api.database.pool.query('update saved_searches set mailed_at = now()')
    const id = await publish('A basket')
    for (const price of ['45', '450']) await say(id, cost(price))
    expect(await mailsOf(mina)).toEqual([])
    await say(id, cost('40'))
    expect(await freshOf(api, mina)).toEqual({ Cheap: 1 })
    expect(await mailsOf(mina)).toHaveLength(1)
  })
})

describe('a post that an edit lets fit', () => {
  it.each([
    ['flute', 'another region', { region: 'Others' }, 'A flute'],
    ['fiddle', 'another word', { region: 'South Korea' }, 'A fid'],
  ])('is found: a %s with %s before', async (word, _, fields, subject) => {
    const mina = await newMember()
    const search = { type: 'tr', search: word, region: 'South Korea' }
    await save(api, mina, { ...search, mails: 'at-once' })
    const id = await publish(subject, fields)
    expect(await freshOf(api, mina)).toEqual({ [word]: 0 })
    await edit(id, `A ${word}`, { region: 'South Korea' })
    expect((await api.call(posts, search)).body).toMatchObject({ data: [{ post_idx: id }] })
    expect(await freshOf(api, mina)).toEqual({ [word]: 1 })
    expect(await mailsOf(mina)).toHaveLength(1)
  })

  it('is found by a newer search, but not if its list had the post already', async () => {
    const [long, bent] = [await publish('A long horn'), await publish('A bent hor')]
    await matchAll(api)
    await dayPasses(long, bent)
    const mina = await newMember()
    await save(api, mina, { type: 'tr', search: 'horn' })
    await edit(long, 'A very long horn')
    expect(await freshOf(api, mina)).toEqual({ horn: 0 })
    // Two changes before the next round count as one.
    await holdingRounds(async () => {
      await change(bent, 'A horn')
      await change(bent, 'A bent horn')
    })
    expect(await freshOf(api, mina)).toEqual({ horn: 1 })
  })

  it('is found with facts that change before the same round', async () => {
    const post = await publish('A drum')
    await say(post, cost('80'))
    await dayPasses(post)
    const mina = await newMember()
    await save(api, mina, { search: 'drum', ...cheap })
    await holdingRounds(async () => {
      await api.call(saveFacts, { id: post, ...cost('40') }, as(seller))
      await change(post, 'A loud drum')
    })
    expect(await freshOf(api, mina)).toEqual({ drum: 1 })
  })
})

describe('a post that was told', () => {
  it('is told once, however often its author changes it', async () => {
    const mina = await newMember()
    const idx = await save(api, mina, { name: 'Lamps', search: 'lamp', ...cheap, mails: 'at-once' })
    const id = await publish('A lamp')
    await say(id, cost('45'))
    expect(await mailsOf(mina)).toHaveLength(1)
    for (const price of ['44', '450', '43']) {
      await say(id, cost(price))
      await edit(id, `A lamp for ${price}`)
      await edit(id, 'A light')
      await edit(id, 'A lamp again')
      expect(await mailsOf(mina)).toHaveLength(1)
    }
    expect(await freshOf(api, mina)).toEqual({ Lamps: 1 })
    await api.call(lookAtSearch, { idx }, as(mina))
    await edit(id, 'A light')
    await edit(id, 'A lamp')
    expect(await freshOf(api, mina)).toEqual({ Lamps: 0 })
    await api.call(changeSearch, { idx, mails: 'daily' }, as(mina))
    expect(await mailsOf(mina)).toHaveLength(1)
  })
})

it('a block between two members neither takes a hit away nor makes one', async () => {
  const [mina, otto] = [await newMember(), await newMember()]
  await save(api, mina, { name: 'Globes', type: 'tr', search: 'globe' })
  const id = await publish('A globe')
  expect(await freshOf(api, mina)).toEqual({ Globes: 1 })
  await save(api, otto, { name: 'Maps', type: 'tr', search: 'map' })
  for (const one of [mina, otto]) await api.call(block, { kind: 'post', id }, as(one))
  await edit(id, 'A globe with a map')
  expect([await freshOf(api, mina), await freshOf(api, otto)]).toEqual([{ Globes: 0 }, { Maps: 0 }])
  await api.database.pool.query('delete from blocks')
  expect([await freshOf(api, mina), await freshOf(api, otto)]).toEqual([{ Globes: 1 }, { Maps: 0 }])
})
