import type { Session } from '@within-reach/contract'
import { createSessionStore, nextSession, type SessionEvent, type SessionState } from './session'

const session: Session = {
  logined: true,
  email: 'mina@example.com',
  name: 'Mina',
  nick: 'mina',
  api_token: 'secret',
  marker: 'm1',
  social: null,
}
const { api_token: _, ...member } = session
const out: SessionState = { status: 'loggedOut' }
const inside: SessionState = { status: 'loggedIn', member, token: 'secret' }
const profile = { email: 'mina@example.com', name: 'Mina Kim', nick: 'kim' }

describe('the session', () => {
  it.each<[string, SessionState, SessionEvent, SessionState]>([
    ['keeps who logged in, the token apart', out, { type: 'loggedIn', session }, inside],
    [
      'knows the member of an earlier visit before it has a token',
      out,
      { type: 'restored', member },
      { ...inside, token: null },
    ],
    [
      'has the token again after a reload, and what changed of the member meanwhile',
      { ...inside, token: null },
      { type: 'tokenRenewed', session: { ...session, nick: 'kim' } },
      { ...inside, member: { ...member, nick: 'kim' } },
    ],
    [
      'takes no token for a member who logged out while it was on its way',
      out,
      { type: 'tokenRenewed', session },
      out,
    ],
    [
      'takes no token of another sign-in',
      { ...inside, token: null },
      { type: 'tokenRenewed', session: { ...session, marker: 'm2' } },
      { ...inside, token: null },
    ],
    [
      'follows a changed profile and its new token',
      inside,
      { type: 'profileChanged', profile, token: 'new' },
      { status: 'loggedIn', member: { ...member, ...profile }, token: 'new' },
    ],
    ['has no profile to change when logged out', out, { type: 'profileChanged', profile, token: 'new' }, out],
    ['ends', inside, { type: 'loggedOut' }, out],
  ])('%s', (_name, before, event, after) => {
    spec('3.session.stored')
    expect(nextSession(before, event)).toEqual(after)
  })

  it('emits the current state and every change, and nothing twice', () => {
    const store = createSessionStore()
    const seen: string[] = []
    const subscription = store.session$.subscribe((state) => seen.push(state.status))
    store.dispatch({ type: 'loggedIn', session })
    store.dispatch({ type: 'loggedOut' })
    store.dispatch({ type: 'loggedOut' })
    subscription.unsubscribe()
    store.dispatch({ type: 'loggedIn', session })
    expect(seen).toEqual(['loggedOut', 'loggedIn', 'loggedOut'])
  })
})
