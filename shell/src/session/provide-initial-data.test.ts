import { posts, type Session, successAnswer } from '@within-reach/contract'
import { createSessionStore, send } from '@within-reach/shared-core'
import { provideInitialData } from './provide-initial-data'

const member = { api_token: 't', email: 'mina@example.com', nick: 'mina', marker: 'm' } as unknown as Session
const answers = [
  {
    path: posts.path,
    fields: { type: 'tr' },
    answer: successAnswer(posts, [], { total: 0, page: 1, pages: 1 }),
  },
]
const isAnswered = async () => (await send(posts, { type: 'tr' })).kind === 'ok'

beforeEach(() => {
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
})

it('who is not logged in gets the answers that came with the page', async () => {
  provideInitialData(createSessionStore(), answers)
  expect(await isAnswered()).toBe(true)
})

it('who is logged in does not, nor after logging out', async () => {
  const session = createSessionStore()
  session.dispatch({ type: 'loggedIn', session: member })
  provideInitialData(session, answers)
  expect(await isAnswered()).toBe(false)
  session.dispatch({ type: 'loggedOut' })
  expect(await isAnswered()).toBe(false)
})

it('who logs in gets them no more', async () => {
  const session = createSessionStore()
  provideInitialData(session, answers)
  session.dispatch({ type: 'loggedIn', session: member })
  session.dispatch({ type: 'loggedOut' })
  expect(await isAnswered()).toBe(false)
})
