import { changeSearch, removeSearch, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { save, searchesOf } from '../testing/saved-searches'

let api: TestApi
let mina: Session
beforeAll(async () => {
  api = await startApi()
  mina = await api.signUp('mina')
})
afterAll(() => api.close())

const asMina = () => ({ token: mina.api_token })

it('a saved search gets another name and other mails, one by one or together', async () => {
  const idx = await save(api, mina, { search: 'desk', mails: 'daily' })
  await api.call(changeSearch, { idx, name: 'Desks' }, asMina())
  expect(await searchesOf(api, mina)).toMatchObject([{ search_idx: idx, name: 'Desks', mails: 'daily' }])
  await api.call(changeSearch, { idx, mails: 'none' }, asMina())
  expect(await searchesOf(api, mina)).toMatchObject([{ name: 'Desks', mails: 'none' }])
  await api.call(changeSearch, { idx, name: 'Big desks', mails: 'at-once' }, asMina())
  expect(await searchesOf(api, mina)).toMatchObject([{ name: 'Big desks', mails: 'at-once' }])
  await api.call(removeSearch, { idx }, asMina())
})

it('a saved search can be removed, once', async () => {
  const idx = await save(api, mina, { search: 'lamp' })
  expect((await api.call(removeSearch, { idx }, asMina())).status).toBe(200)
  expect(await searchesOf(api, mina)).toEqual([])
  expect((await api.call(removeSearch, { idx }, asMina())).status).toBe(404)
})
