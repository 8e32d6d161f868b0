import {
  deletePost,
  facts,
  findPosts,
  reverseDecision,
  saveFacts,
  type Session,
  updatePost,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { decideAs, publishPost, reportAs } from '../../testing/moderated'
import { grantRole } from '../../testing/staff'

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
  currency: 'GBP',
  rent: '640',
  bills: '95.5',
  deposit: '700',
  freeFrom: '2027-01-15',
  stay: '6',
}

const save = (id: number, fields: Readonly<Record<string, string>>, by: Session = ana) =>
  api.call(saveFacts, { id, ...fields }, { token: by.api_token })

async function factsOfPost(id: number) {
  const { outcome } = await api.call(facts, { id })
  return outcome.kind === 'ok' ? outcome.data : outcome.kind
}

describe('the facts of a post', () => {
  it('are empty until its author gives some, and then everybody’s to read, with the true cost', async () => {
    const id = await publishPost(api, ana, 'A room')
    expect(await factsOfPost(id)).toEqual({ facts: {}, cost: null, rates: null })
    const { outcome } = await save(id, { ...room, room: 'own', furnished: 'yes', welcome: 'women' })
    const given = {
      currency: 'GBP',
      rent: 640,
      bills: 95.5,
      deposit: 700,
      freeFrom: '2027-01-15',
      stay: 6,
      room: 'own',
      furnished: 'yes',
      welcome: 'women',
    }
    expect(outcome).toMatchObject({ kind: 'ok', data: { facts: given } })
    expect(await factsOfPost(id)).toEqual({
      facts: given,
      cost: { amount: 737.5, currency: 'GBP', complete: true, withDeposit: true },
      rates: null,
    })
  })

  it('are replaced as a whole, and gone without any', async () => {
    const id = await publishPost(api, ana, 'A room')
    await save(id, room)
    await save(id, { currency: 'KRW', rent: '500000' })
    expect(await factsOfPost(id)).toMatchObject({
      facts: { currency: 'KRW', rent: 500_000 },
      cost: { complete: false },
    })
    await save(id, {})
    expect(await factsOfPost(id)).toMatchObject({ facts: {} })
  })

  it('are those of its board: others are ignored, and what says nothing is left out', async () => {
    const id = await publishPost(api, ana, 'A desk', { type: 'tr' })
    await save(id, { currency: 'EUR', condition: 'good', rent: '', freeFrom: '2027-01-01' })
    expect(await factsOfPost(id)).toMatchObject({ facts: { condition: 'good' } })
    const job = await publishPost(api, ana, 'A job', { type: 'jobs' })
    await save(job, {
      currency: 'GBP',
      pay: '12.605',
      per: 'hour',
      hours: '24',
      visaHelp: 'no',
      taken: 'yes',
    })
    expect(await factsOfPost(job)).toMatchObject({
      facts: { currency: 'GBP', pay: 12.61, per: 'hour', hours: 24, visaHelp: 'no' },
    })
  })

  it('leave out bills that are included', async () => {
    const id = await publishPost(api, ana, 'A room')
    await save(id, { currency: 'EUR', rent: '480', bills: '60', billsIncluded: 'yes' })
    expect(await factsOfPost(id)).toMatchObject({
      facts: { currency: 'EUR', rent: 480, billsIncluded: 'yes' },
      cost: { amount: 480, complete: true },
    })
  })

  it.each([
    ['rent', { rent: 'much', currency: 'GBP' }],
    ['rent', { rent: '-1', currency: 'GBP' }],
    ['rent', { rent: '1000000001', currency: 'GBP' }],
    ['currency', { rent: '600' }],
    ['currency', { rent: '600', currency: 'XAU' }],
    ['freeFrom', { freeFrom: '2027-02-30' }],
    ['stay', { stay: '0' }],
    ['room', { room: 'tent' }],
  ])('are refused with a wrong %s', async (field, fields) => {
    const id = await publishPost(api, ana, 'A room')
    const { status, body } = await save(id, fields)
    expect([status, body.message]).toEqual([400, expect.stringMatching(new RegExp(field, 'i'))])
    expect(await factsOfPost(id)).toMatchObject({ facts: {} })
  })

  it('are not for questions', async () => {
    const id = await publishPost(api, ana, 'Which bank?', { type: 'qb' })
    expect((await save(id, room)).status).toBe(400)
    expect(await factsOfPost(id)).toMatchObject({ facts: {} })
  })

  it('are the author’s to give', async () => {
    const id = await publishPost(api, ana, 'A room')
    expect((await save(id, room, bo)).outcome.kind).toBe('not-owner')
    expect((await api.call(saveFacts, { id, ...room })).outcome.kind).toBe('logged-out')
    expect((await save(2_000_000_000, room)).outcome.kind).toBe('not-found')
    expect(await factsOfPost(id)).toMatchObject({ facts: {} })
  })

  it('go with the post', async () => {
    const id = await publishPost(api, ana, 'A room')
    await save(id, room)
    await api.call(deletePost, { idx: id }, { token: ana.api_token })
    expect(await factsOfPost(id)).toBe('not-found')
    expect((await save(id, room)).outcome.kind).toBe('not-found')
    const { rows } = await api.database.pool.query('select 1 from post_facts where post_id = $1', [id])
    expect(rows).toEqual([])
  })

  it('move with the post to another region', async () => {
    const id = await publishPost(api, ana, 'A room that moves')
    await save(id, room)
    const moved = {
      id,
      region: 'United Kingdom',
      specificLocation: 'x',
      subject: 'A room that moves',
      description: 'x',
    }
    await api.call(updatePost, moved, { token: ana.api_token })
    const found = async (region: string) => {
      const { outcome } = await api.call(findPosts, { type: 'fr', region, rent_max: 800, currency: 'GBP' })
      return outcome.kind === 'ok' && outcome.data.some(({ post_idx: found }) => found === id)
    }
    expect([await found('United Kingdom'), await found('Others')]).toEqual([true, false])
    expect(await factsOfPost(id)).toMatchObject({ facts: { rent: 640 } })
  })
})

it('facts are hidden with the post, and come back with it', async () => {
  const moderator = await api.signUp('judge')
  await grantRole(api, moderator, 'moderator')
  const id = await publishPost(api, ana, 'A reported room')
  await save(id, { ...room, rent: '611' })
  const before = await factsOfPost(id)
  await reportAs(api, bo, { kind: 'post', id })
  const decision = await decideAs(api, moderator, { kind: 'post', id }, 'hide')
  expect(await factsOfPost(id)).toBe('not-found')
  expect((await save(id, room)).outcome.kind).toBe('not-found')
  const hidden = await api.call(findPosts, { type: 'fr', rent_max: '2000', currency: 'GBP', region: 'all' })
  expect(JSON.stringify(hidden.body)).not.toContain('611')
  await api.call(reverseDecision, { idx: decision, why: 'A mistake' }, { token: moderator.api_token })
  expect(await factsOfPost(id)).toEqual(before)
})
