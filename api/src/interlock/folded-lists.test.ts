import { conversations, msgs, postMsg, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('marks the beginning of a folded message in the lists of its recipient alone', async () => {
  const ana = await api.signUp('ana')
  const bo = await api.signUp('bo')
  const text = 'Send me the deposit first, then you can see the room.'
  expect((await api.call(postMsg, { to: bo.email, msg: text }, { token: ana.api_token })).body.res).toBe(0)
  const first = async (call: typeof msgs | typeof conversations, of: Session, type: 'inbox' | 'sent') => {
    const { outcome } = await api.call(call, { type }, { token: of.api_token })
    return outcome.kind === 'ok' ? outcome.data[0]?.caution : outcome.kind
  }
  const folded = { categories: ['money-first'] }
  expect(await first(msgs, bo, 'inbox')).toEqual(folded)
  expect(await first(conversations, bo, 'inbox')).toEqual(folded)
  expect(await first(msgs, ana, 'sent')).toBeUndefined()
  expect(await first(conversations, ana, 'sent')).toBeUndefined()
})
