import { logout, session as sessionCall } from '@within-reach/contract'
import { send, SessionEnded, type SessionState, type SessionStore } from '@within-reach/shared-core'
import { distinctUntilChanged, map } from 'rxjs'
import { browserMarker } from './marker'
import { onMemberStoredElsewhere, readStoredMember, storeMember } from './stored-member'

/** Keeps the session store, the browser's storage and the service in step. */
export interface SessionManager {
  /**
   * The bearer of the member who is logged in, fetched where a reload lost it; null when logged out.
   * @throws SessionEnded where the session ended while the bearer was fetched
   */
  token(): Promise<string | null>
  /** The bearer as far as it is here; null when logged out, and after a reload until a call has needed it. */
  tokenAtHand(): string | null
  /** Ends the visit of a session whose marker is no longer this browser's (specification, section 4). */
  checkMarker(): void
  /** Logs out on the person's own wish. Resolves when the service knows. */
  signOut(): Promise<void>
  /** The service refused the bearer: the session was ended elsewhere or lapsed. */
  lapsed(): void
}

/**
 * Hydrates the store from what this browser kept and keeps the two in step. The markers are compared before anything is
 * fetched.
 * @param store the page's one session store
 */
export function manageSession(store: SessionStore): SessionManager {
  const stored = readStoredMember()
  if (stored) store.dispatch({ type: 'restored', member: stored })

  store.session$
    .pipe(
      map((state) => (state.status === 'loggedIn' ? state.member : undefined)),
      distinctUntilChanged(),
    )
    .subscribe((member) => storeMember(member))

  onMemberStoredElsewhere((member) => {
    const state = store.current()
    if (!member) return store.dispatch({ type: 'loggedOut' })
    const sameSignIn = state.status === 'loggedIn' && state.member.marker === member.marker
    if (sameSignIn && state.token) {
      store.dispatch({ type: 'profileChanged', profile: member, token: state.token })
    } else {
      store.dispatch({ type: 'restored', member })
    }
  })

  let asking: { readonly marker: string; readonly token: Promise<string | null> } | undefined
  const askForToken = async (marker: string): Promise<string | null> => {
    const outcome = await send(sessionCall, {})
    // Whatever ended the session meanwhile wins over the answer.
    if (markerOf(store.current()) !== marker) throw new SessionEnded()
    if (outcome.kind === 'ok') {
      // Another member logged in meanwhile: the calls that wait are not theirs.
      if (outcome.data.marker !== marker) throw new SessionEnded()
      store.dispatch({ type: 'tokenRenewed', session: outcome.data })
      return outcome.data.api_token
    }
    if (outcome.kind !== 'logged-out') return null
    store.dispatch({ type: 'loggedOut' })
    throw new SessionEnded()
  }

  const end = async () => {
    // Asked before the state is cleared: the service reads the cookie, not the state.
    const ended = send(logout, {})
    store.dispatch({ type: 'loggedOut' })
    await ended
  }

  const checkMarker = () => {
    if (markerOf(store.current()) !== browserMarker()) void end()
  }
  checkMarker()
  // A page that the browser kept in memory comes back without a navigation of its own.
  window.addEventListener('pageshow', ({ persisted }) => persisted && checkMarker())

  return {
    async token() {
      const state = store.current()
      if (state.status === 'loggedOut') return null
      if (state.token) return state.token
      const { marker } = state.member
      if (asking?.marker !== marker) {
        checkMarker()
        if (store.current().status === 'loggedOut') throw new SessionEnded()
        const asked = { marker, token: askForToken(marker) }
        asking = asked
        const over = () => {
          if (asking === asked) asking = undefined
        }
        asked.token.then(over, over)
      }
      return asking.token
    },
    tokenAtHand() {
      const state = store.current()
      return state.status === 'loggedIn' ? state.token : null
    },
    checkMarker,
    signOut: end,
    lapsed: () => store.dispatch({ type: 'loggedOut' }),
  }
}

const markerOf = (state: SessionState): string | undefined =>
  state.status === 'loggedIn' ? state.member.marker : undefined
