import { type Session, session as sessionCall, successAnswer } from '@within-reach/contract'
import { createSessionStore, SessionEnded } from '@within-reach/shared-core'
import { loadSpeculatively } from '@within-reach/shared-core/testing'
import { manageSession } from './session-manager'
import { storeMember } from './stored-member'

const session: Session = {
  logined: true,
  email: 'mina@example.com',
  name: 'Mina',
  nick: 'mina',
  api_token: 'token-1',
  marker: 'm1',
  social: null,
}
const { api_token: _, ...member } = session

/** An earlier visit logged the member in. */
const visitBefore = () => {
  storeMember(member)
  document.cookie = 'wr_marker=m1'
}

const reload = jest.fn()
const called: string[] = []

beforeEach(() => {
  called.length = 0
  reload.mockClear()
  window.fetch = ((path: string) => {
    called.push(path)
    return Promise.resolve(Response.json(successAnswer(sessionCall, session)))
  }) as typeof fetch
  document.documentElement.style.visibility = ''
  localStorage.clear()
  document.cookie = 'wr_marker=; Max-Age=0'
})

describe('in a page that is loaded ahead', () => {
  it('asks for no token and ends no session until it is opened', async () => {
    visitBefore()
    const open = loadSpeculatively()
    const manager = manageSession(createSessionStore(), reload)
    const token = manager.token()
    await Promise.resolve()
    expect(called).toEqual([])
    open()
    await expect(token).resolves.toBe('token-1')
    expect([called, reload.mock.calls.length]).toEqual([[sessionCall.path], 0])
  })

  it('hides the page of a member who logged out meanwhile, and reloads it', async () => {
    visitBefore()
    const open = loadSpeculatively()
    const token = manageSession(createSessionStore(), reload).token()
    localStorage.clear()
    document.cookie = 'wr_marker=; Max-Age=0'
    expect(called).toEqual([])
    open()
    expect([document.documentElement.style.visibility, reload.mock.calls.length]).toEqual(['hidden', 1])
    await expect(token).rejects.toThrow(SessionEnded)
  })

  it('takes over the session that another page has begun', () => {
    const open = loadSpeculatively()
    const store = createSessionStore()
    manageSession(store, reload)
    visitBefore()
    expect(called).toEqual([])
    open()
    expect(called).toEqual([])
    expect(store.current()).toMatchObject({ status: 'loggedIn', member: { marker: 'm1' } })
  })
})
