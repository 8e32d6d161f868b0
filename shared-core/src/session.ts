import type { Profile, Session } from '@within-reach/contract'
import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs'

/** What of a session may be kept where scripts find it: everything but the token. */
export type Member = Omit<Session, 'api_token'>

/** Whether somebody is logged in. `token` is null after a reload until the service handed it out anew. */
export type SessionState =
  | { readonly status: 'loggedOut' }
  | { readonly status: 'loggedIn'; readonly member: Member; readonly token: string | null }

/** What can happen to a session (specification, section 4). */
export type SessionEvent =
  | { readonly type: 'loggedIn'; readonly session: Session }
  | { readonly type: 'restored'; readonly member: Member }
  | { readonly type: 'tokenRenewed'; readonly session: Session }
  | { readonly type: 'profileChanged'; readonly profile: Profile; readonly token: string }
  | { readonly type: 'loggedOut' }

const loggedOut: SessionState = { status: 'loggedOut' }

/** The state after an event. Pure; an event that does not fit the state changes nothing. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'loggedIn':
      return stateOf(event.session)
    case 'restored':
      return { status: 'loggedIn', member: event.member, token: null }
    case 'tokenRenewed':
      // The answer may come after the member logged out, or after another one logged in.
      return state.status === 'loggedIn' && state.member.marker === event.session.marker
        ? stateOf(event.session)
        : state
    case 'profileChanged':
      return state.status === 'loggedIn'
        ? { ...state, member: { ...state.member, ...event.profile }, token: event.token }
        : state
    case 'loggedOut':
      return loggedOut
  }
}

const stateOf = ({ api_token: token, ...member }: Session): SessionState => ({
  status: 'loggedIn',
  member,
  token,
})

/** Read-only access to the session: what every remote is handed. */
export interface ReadableSession {
  /** The state now and at every change. */
  readonly session$: Observable<SessionState>
  /** The state now. */
  current(): SessionState
}

/** The session with the right to change it: the shell's alone. */
export interface SessionStore extends ReadableSession {
  dispatch(event: SessionEvent): void
}

/**
 * Makes the one session store of a page.
 * @param initial the state to start from; logged out unless told
 */
export function createSessionStore(initial: SessionState = loggedOut): SessionStore {
  const state$ = new BehaviorSubject(initial)
  return {
    session$: state$.pipe(distinctUntilChanged()),
    current: () => state$.value,
    dispatch: (event) => state$.next(nextSession(state$.value, event)),
  }
}
