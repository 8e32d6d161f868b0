import { saveFacts, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { publishPost } from '../testing/moderated'
import { freshOf, mailsTo, matchAll, save } from '../testing/saved-searches'

let api: TestApi
let seller: Session
let ben: Session
let pia: Session
beforeAll(async () => {
  api = await startApi()
  seller = await api.signUp('seller')
  ben = await api.signUp('ben')
  pia = await api.signUp('pia')
})
afterAll(() => api.close())

const saveBoth = async (search: string) => {
  await save(api, ben, { name: search, type: 'tr', search, not_taken: 'yes', mails: 'daily' })
  await save(api, pia, { name: search, type: 'tr', search, mails: 'daily' })
  return publishPost(api, seller, `A ${search}`, { type: 'tr' })
}
const saveFactsOf = async (id: number, facts: Readonly<Record<string, string>>) => {
  const { status } = await api.call(saveFacts, { id, ...facts }, { token: seller.api_token })
  expect(status).toBe(200)
}

it('mails nothing that was taken meanwhile, unless it is free again or the search does not ask', async () => {
  const id = await saveBoth('piano')
  await matchAll(api)
  const mailsInTheMorning = async (facts: Readonly<Record<string, string>>) => {
    await saveFactsOf(id, facts)
    await matchAll(api)
    await api.database.pool.query('update saved_search_digests set due_at = now()')
    return [(await mailsTo(api, ben)).length, (await mailsTo(api, pia)).length]
  }
  expect(await mailsInTheMorning({ taken: 'yes' })).toEqual([0, 1])
  expect(await mailsInTheMorning({ condition: 'good' })).toEqual([1, 1])
  expect(await mailsInTheMorning({ condition: 'used' })).toEqual([1, 1])
})

it('does not count it as new either', async () => {
  const id = await saveBoth('violin')
  const counted = async () => [(await freshOf(api, ben)).violin, (await freshOf(api, pia)).violin]
  expect(await counted()).toEqual([1, 1])
  await saveFactsOf(id, { taken: 'yes' })
  expect(await counted()).toEqual([0, 1])
  await saveFactsOf(id, { condition: 'good' })
  expect(await counted()).toEqual([1, 1])
})
