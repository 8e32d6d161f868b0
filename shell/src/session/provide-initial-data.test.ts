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

it('a visitor gets the initial data of the page', async () => {
  provideInitialData(createSessionStore(), answers)
  expect(await isAnswered()).toBe(true)
})

it('a member does not get it, nor after logging out', async () => {
  const session = createSessionStore()
  session.dispatch({ type: 'loggedIn', session: member })
  provideInitialData(session, answers)
  expect(await isAnswered()).toBe(false)
  session.dispatch({ type: 'loggedOut' })
  expect(await isAnswered()).toBe(false)
})

it('a member gets the data of this sign-in only', async () => {
  const session = createSessionStore()
  session.dispatch({ type: 'loggedIn', session: member })
  const theirs = answers.map((answer) => ({ ...answer, reader: 'm' }))
  provideInitialData(session, theirs)
  expect(await isAnswered()).toBe(true)
  provideInitialData(
    session,
    answers.map((answer) => ({ ...answer, reader: 'another' })),
  )
  expect(await isAnswered()).toBe(false)
  provideInitialData(session, theirs)
  session.dispatch({ type: 'loggedOut' })
  expect(await isAnswered()).toBe(false)
})

it('a visitor does not get what was read for a member', async () => {
  provideInitialData(
    createSessionStore(),
    answers.map((answer) => ({ ...answer, reader: 'm' })),
  )
  expect(await isAnswered()).toBe(false)
})

it('a visitor who logs in loses it', async () => {
  const session = createSessionStore()
  provideInitialData(session, answers)
  session.dispatch({ type: 'loggedIn', session: member })
  session.dispatch({ type: 'loggedOut' })
  expect(await isAnswered()).toBe(false)
})
