import path from 'node:path'
import { bookmarks, saveFacts, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { publishPost } from '../testing/moderated'
import { freshOf } from '../testing/saved-searches'
import { addOwnLists } from './own-lists'

const folder = path.join(__dirname, '..', '..', 'sample')

let api: TestApi
let mina: Session
beforeAll(async () => {
  api = await startApi()
  mina = await api.signUp('mina')
  await api.signUp('alex')
})
afterAll(() => api.close())

it('a member of the sample has a saved search with something new, and bookmarks', async () => {
  const { rows } = await api.database.pool.query<{ id: number; nick: string }>('select id, nick from users')
  const idOf = (nick: string) => rows.find((row) => row.nick === nick)?.id ?? 0
  const add = () =>
    api.database.transaction((tx) =>
      addOwnLists({ database: tx }, idOf, folder, (days) => new Date(Date.now() - days * 86_400_000)),
    )
  const seller = await api.signUp('seller')
  await expect(add()).rejects.toThrow('has no post "City bicycle')
  for (const subject of [
    'City bicycle with a basket, ready to ride',
    'A shelf of novels and learn-Korean books, take three for £5',
    'Room with a view of the hill, five minutes from Mangwon market',
  ])
    await publishPost(api, seller, subject, { region: 'United Kingdom' })
  await add()
  const id = await publishPost(api, seller, 'A room in Leeds', { region: 'United Kingdom' })
  const facts = { currency: 'GBP', rent: '800', room: 'own' }
  await api.call(saveFacts, { id, ...facts }, { token: seller.api_token })
  const fresh = await freshOf(api, mina)
  expect(fresh['Rooms in the United Kingdom']).toBeGreaterThan(0)
  expect(fresh['My own room for at most £900']).toBe(1)
  const { body } = await api.call(bookmarks, {}, { token: mina.api_token })
  expect(body).toMatchObject({ total: 2 })
})
