import { msg, posts, successAnswer } from '@within-reach/contract'
import { send } from './client'
import { setInitialData } from './initial-data'

const meta = { total: 0, page: 1, pages: 1 }
const fetched = jest.fn(() =>
  Promise.resolve(new Response(JSON.stringify(successAnswer(posts, [], { ...meta, total: 9 })))),
)
const answer = successAnswer(posts, [], meta)
const total = async (fields: Parameters<typeof send<typeof posts>>[1]) => {
  const outcome = await send(posts, fields)
  return outcome.kind === 'ok' ? outcome.meta.total : undefined
}

beforeEach(() => {
  fetched.mockClear()
  window.fetch = fetched as unknown as typeof fetch
  jest.spyOn(performance, 'now').mockReturnValue(1000)
  setInitialData([{ path: posts.path, fields: { type: 'tr', page: '2' }, answer }])
})
afterEach(() => jest.restoreAllMocks())

it('initial data answers the first call with its fields, in any order', async () => {
  expect(await total({ page: '2', type: 'tr' })).toBe(0)
  expect(fetched).not.toHaveBeenCalled()
})

it('answers one call: the next one asks the service', async () => {
  await total({ type: 'tr', page: '2' })
  expect(await total({ type: 'tr', page: '2' })).toBe(9)
})

it.each([
  { type: 'tr' },
  { type: 'tr', page: '3' },
  { type: 'fr', page: '2' },
  { type: 'tr', page: '2', search: 'a' },
] as const)('does not answer %j', async (fields) => {
  expect(await total(fields)).toBe(9)
})

it('does not answer a call that comes late', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(31_001)
  expect(await total({ type: 'tr', page: '2' })).toBe(9)
})

it('is gone after it was cleared', async () => {
  setInitialData([])
  expect(await total({ type: 'tr', page: '2' })).toBe(9)
})

it('does not answer a call that changes nothing only in a page', async () => {
  setInitialData([{ path: msg.path, fields: { idx: '4' }, answer: successAnswer(msg) }])
  await send(msg, { idx: 4 })
  expect(fetched).toHaveBeenCalledTimes(1)
})
