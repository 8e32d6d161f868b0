import {
  commonFailureAnswer,
  logout,
  type Session,
  session as sessionCall,
  successAnswer,
} from '@within-reach/contract'
import { createSessionStore, SessionEnded, type SessionStore } from '@within-reach/shared-core'
import { manageSession, type SessionManager } from './session-manager'
import { readStoredMember, storeMember } from './stored-member'

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

/** Replaces the network: answers the two calls that work by cookie, and records them. */
function service(
  answerSession: () => Response | Promise<Response> = () =>
    Response.json(successAnswer(sessionCall, session)),
) {
  const called: string[] = []
  window.fetch = ((path: string) => {
    called.push(path)
    return Promise.resolve(path === sessionCall.path ? answerSession() : Response.json(successAnswer(logout)))
  }) as typeof fetch
  return called
}
const refused = () =>
  Response.json(commonFailureAnswer(sessionCall, 'logged-out', 'no session'), { status: 401 })

/** An earlier visit logged the member in. */
const visitBefore = () => {
  storeMember(member)
  document.cookie = 'wr_marker=m1'
}

const reload = jest.fn()
const manage = (store: SessionStore) => manageSession(store, reload)

let left: AbortController
beforeEach(() => {
  // Pages of earlier tests no longer receive events.
  left = new AbortController()
  const add = window.addEventListener.bind(window)
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener, options) => {
    add(type, listener, { ...(options as object), signal: left.signal })
  })
  reload.mockClear()
  document.documentElement.style.visibility = ''
  localStorage.clear()
  document.cookie = 'wr_marker=; Max-Age=0'
})

afterEach(() => left.abort())

describe('the session manager', () => {
  it('keeps the login across visits, and the token out of reach of scripts', () => {
    spec('3.session.stored', '4.auth.kept')
    const store = createSessionStore()
    manage(store)
    store.dispatch({ type: 'loggedIn', session })
    expect(readStoredMember()).toEqual(member)
    expect(JSON.stringify({ ...localStorage })).not.toContain('token-1')
  })

  it('knows the member of an earlier visit at once, and asks for the token when a call needs it', async () => {
    spec('6.bearer')
    visitBefore()
    const called = service()
    const store = createSessionStore()
    const manager = manage(store)
    expect(store.current()).toMatchObject({ status: 'loggedIn', member: { nick: 'mina' }, token: null })
    expect(called).toEqual([])
    await expect(Promise.all([manager.token(), manager.token()])).resolves.toEqual(['token-1', 'token-1'])
    expect(called).toEqual([sessionCall.path])
    await expect(manager.token()).resolves.toBe('token-1')
    expect(called).toHaveLength(1)
  })

  it('logs out if the service no longer knows the session', async () => {
    visitBefore()
    service(refused)
    const store = createSessionStore()
    await expect(manage(store).token()).rejects.toThrow(SessionEnded)
    expect(store.current().status).toBe('loggedOut')
    expect(readStoredMember()).toBeUndefined()
  })

  it('stays logged in while the service is unavailable', async () => {
    visitBefore()
    service(() => Promise.reject(new TypeError('Failed to fetch')))
    const store = createSessionStore()
    await expect(manage(store).token()).resolves.toBeNull()
    expect(store.current().status).toBe('loggedIn')
  })

  it("keeps a session whose marker matches this browser's", () => {
    spec('4.auth.marker')
    visitBefore()
    const called = service()
    const store = createSessionStore()
    manage(store).checkMarker()
    expect(store.current().status).toBe('loggedIn')
    expect(called).toEqual([])
  })

  it.each([
    ['another', 'wr_marker=m2'],
    ['no', 'other=1'],
  ])(
    'ends a session if this browser has %s marker, before any other request, and has the cookie deleted',
    async (_name, cookie) => {
      storeMember(member)
      document.cookie = cookie
      const called = service()
      const store = createSessionStore()
      const manager = manage(store)
      expect(store.current().status).toBe('loggedOut')
      await expect(manager.token()).resolves.toBeNull()
      expect(called).toEqual([logout.path])
      expect(readStoredMember()).toBeUndefined()
    },
  )

  it('ends a session whose marker changed, at the next navigation and before the next token', async () => {
    const events: ((manager: SessionManager) => Promise<unknown> | undefined)[] = [
      (manager) => void manager.checkMarker(),
      (manager) => expect(manager.token()).rejects.toThrow(SessionEnded),
    ]
    for (const happens of events) {
      visitBefore()
      const called = service()
      const store = createSessionStore()
      const manager = manage(store)
      document.cookie = 'wr_marker=m2'
      await happens(manager)
      expect(store.current().status).toBe('loggedOut')
      expect(called).toContain(logout.path)
      expect(called).not.toContain(sessionCall.path)
    }
  })

  describe('of a page that returns from the back/forward cache', () => {
    const other = { ...member, marker: 'm2' }
    const leaveFor = (stored: typeof member | undefined, cookie: string) => {
      storeMember(stored)
      document.cookie = cookie
      const called = service()
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      return called
    }
    const isHidden = () => document.documentElement.style.visibility === 'hidden'

    it.each([
      ['after a log-out', undefined, 'wr_marker=; Max-Age=0'],
      ['after another member logged in, who stays logged in', other, 'wr_marker=m2'],
    ])('hides the page of a member %s, and reloads it', (_, stored, cookie) => {
      visitBefore()
      manage(createSessionStore())
      expect(leaveFor(stored, cookie)).toEqual([])
      expect(isHidden()).toBe(true)
      expect(reload).toHaveBeenCalled()
    })

    it('ends a session whose marker changed', () => {
      visitBefore()
      const store = createSessionStore()
      manage(store)
      expect(leaveFor(member, 'wr_marker=m2')).toEqual([logout.path])
      expect(store.current().status).toBe('loggedOut')
      expect(isHidden()).toBe(true)
    })

    it('continues with the same member', () => {
      visitBefore()
      const store = createSessionStore()
      manage(store)
      expect(leaveFor(member, 'wr_marker=m1')).toEqual([])
      expect(store.current()).toMatchObject({ status: 'loggedIn' })
    })

    it('knows the member who logged in meanwhile', () => {
      const store = createSessionStore()
      manage(store)
      expect(leaveFor(member, 'wr_marker=m1')).toEqual([])
      expect(store.current()).toMatchObject({ status: 'loggedIn', member })
    })
  })

  it('deletes a cookie that belongs to no stored session', () => {
    document.cookie = 'wr_marker=m9'
    const called = service()
    manage(createSessionStore())
    expect(called).toEqual([logout.path])
  })

  describe('while the token is being fetched', () => {
    const waiting = () => {
      visitBefore()
      let answer = (_response: Response) => {}
      service(() => new Promise((resolve) => (answer = resolve)))
      const store = createSessionStore()
      const manager = manage(store)
      return { store, manager, token: manager.token(), answer: (response: Response) => answer(response) }
    }

    it('a log-out wins: waiting calls are not sent, and the answer does not log in again', async () => {
      const { store, manager, token, answer } = waiting()
      document.cookie = 'wr_marker=m2'
      manager.checkMarker()
      answer(Response.json(successAnswer(sessionCall, session)))
      await expect(token).rejects.toThrow(SessionEnded)
      expect(store.current().status).toBe('loggedOut')
    })

    it('a login of another member drops the waiting calls', async () => {
      const { store, token, answer } = waiting()
      answer(Response.json(successAnswer(sessionCall, { ...session, marker: 'm2', api_token: 'token-2' })))
      await expect(token).rejects.toThrow(SessionEnded)
      expect(store.current()).toMatchObject({ token: null })
    })
  })

  it('follows another tab that logs in or out', () => {
    const store = createSessionStore()
    manage(store)
    const key = 'within-reach.member'
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(member) }))
    expect(store.current()).toMatchObject({ status: 'loggedIn', token: null })
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    expect(store.current().status).toBe('loggedOut')
  })

  it.each(['{', 'null', '{"logined":false}', '"text"'])(
    'reads a damaged store (%s) as logged out',
    (text) => {
      localStorage.setItem('within-reach.member', text)
      const store = createSessionStore()
      manage(store)
      expect(store.current().status).toBe('loggedOut')
    },
  )
})
