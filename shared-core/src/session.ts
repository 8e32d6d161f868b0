import type { Profile, Session } from '@within-reach/contract'
import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs'

/** The part of a session that scripts may find in storage: everything but the token. */
export type Member = Omit<Session, 'api_token'>

/** Whether a member is logged in. `token` is null after a reload until the service issues it again. */
export type SessionState =
  | { readonly status: 'loggedOut' }
  | { readonly status: 'loggedIn'; readonly member: Member; readonly token: string | null }

/** The events of a session (specification, section 4). */
export type SessionEvent =
  | { readonly type: 'loggedIn'; readonly session: Session }
  | { readonly type: 'restored'; readonly member: Member }
  | { readonly type: 'tokenRenewed'; readonly session: Session }
  | { readonly type: 'profileChanged'; readonly profile: Profile; readonly token: string }
  | { readonly type: 'loggedOut' }

const loggedOut: SessionState = { status: 'loggedOut' }

/** The state after an event. Pure. An event that does not fit the state changes nothing. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'loggedIn':
      return stateOf(event.session)
    case 'restored':
      return { status: 'loggedIn', member: event.member, token: null }
    case 'tokenRenewed':
      // The answer may arrive after a log-out, or after another member logged in.
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

/** Read-only access to the session, which every remote gets. */
export interface ReadableSession {
  /** The current state and every change. */
  readonly session$: Observable<SessionState>
  /** The current state. */
  current(): SessionState
}

/** The session with the right to change it, which only the shell has. */
export interface SessionStore extends ReadableSession {
  dispatch(event: SessionEvent): void
}

/**
 * Creates the page's only session store.
 * @param initial the initial state; logged out by default
 */
export function createSessionStore(initial: SessionState = loggedOut): SessionStore {
  const state$ = new BehaviorSubject(initial)
  return {
    session$: state$.pipe(distinctUntilChanged()),
    current: () => state$.value,
    dispatch: (event) => state$.next(nextSession(state$.value, event)),
  }
}
