import { logout, session as sessionCall } from '@within-reach/contract'
import {
  activation,
  isActivated,
  type Member,
  send,
  SessionEnded,
  type SessionEvent,
  type SessionState,
  type SessionStore,
  whenActivated,
} from '@within-reach/shared-core'
import { refetchVisible } from '@within-reach/shared-core/react'
import { distinctUntilChanged, map } from 'rxjs'
import { browserMarker } from './marker'
import { NoBearer } from './no-bearer'
import { readerOf } from './reader-of'
import { onMemberStoredElsewhere, readStoredMember, storeMember } from './stored-member'

/** Synchronises the session store, the browser's storage and the service. */
export interface SessionManager {
  /**
   * The bearer of the member, fetched if a reload lost it. Null when logged out or offline.
   * @throws SessionEnded if the session ended while the bearer was fetched; NoBearer if the service did not answer it for now
   */
  token(): Promise<string | null>
  /** The bearer if it is in memory. Null when logged out, and after a reload until a call needs it. */
  cachedToken(): string | null
  /** Logs out if the stored session's marker no longer matches this browser's (specification, section 4). */
  checkMarker(): void
  /** Logs out at the person's request. Resolves when the service has answered. */
  signOut(): Promise<void>
  /** Call it when the service rejects a bearer. If it is the current one, the session was ended elsewhere or expired. */
  bearerRejected(token: string): void
}

/**
 * Restores the store from the browser's storage and keeps the two in sync. Compares the markers before any request.
 * @param store the page's only session store
 * @param reload reloads the page
 */
export function manageSession(
  store: SessionStore,
  reload: () => void = () => window.location.reload(),
): SessionManager {
  const stored = readStoredMember()
  if (stored) store.dispatch({ type: 'restored', member: stored })

  let isFollowing = false
  store.session$
    .pipe(
      map((state) => (state.status === 'loggedIn' ? state.member : undefined)),
      distinctUntilChanged(),
    )
    .subscribe((member) => isFollowing || storeMember(member))

  const follow = (member: Member | undefined) => {
    // What another tab stored is not stored again: a tab that slept would delete who has logged in since then, and that
    // tab would do the same in return.
    isFollowing = true
    store.dispatch(eventOf(member, store.current()))
    isFollowing = false
  }
  onMemberStoredElsewhere(follow)

  let asking: { readonly marker: string; readonly token: Promise<string | null> } | undefined
  const askForToken = async (marker: string): Promise<string | null> => {
    if (!isActivated()) {
      await activation()
      // The page may be about to reload without its member.
      if (browserMarker() !== marker) throw new SessionEnded()
    }
    const outcome = await send(sessionCall, {})
    // If the session ended meanwhile, the answer is ignored.
    if (readerOf(store.current()) !== marker) throw new SessionEnded()
    if (outcome.kind === 'ok') {
      // Another member logged in meanwhile: the waiting calls belong to the previous one.
      if (outcome.data.marker !== marker) throw new SessionEnded()
      store.dispatch({ type: 'tokenRenewed', session: outcome.data })
      return outcome.data.api_token
    }
    if (outcome.kind === 'offline') return null
    if (outcome.kind !== 'logged-out') throw new NoBearer(outcome)
    store.dispatch({ type: 'loggedOut' })
    throw new SessionEnded()
  }

  const end = async () => {
    // Sent before the state is cleared. The service reads the cookie, not the state.
    const cancel = new AbortController()
    const ended = send(logout, {}, { signal: cancel.signal })
    store.dispatch({ type: 'loggedOut' })
    // A late answer would delete the cookie of a member who logs in meanwhile.
    const login = store.session$.subscribe(({ status }) => status === 'loggedIn' && cancel.abort())
    await ended
    login.unsubscribe()
  }

  const checkMarker = () => {
    const marker = browserMarker()
    // A page that was loaded ahead ends no session until it is opened.
    if (!isActivated() || readerOf(store.current()) === marker) return
    // Another tab may have logged in, of which this one has not heard yet.
    const stored = readStoredMember()
    if (stored && stored.marker === marker) follow(stored)
    else void end()
  }
  checkMarker()
  // A log-out without a network did not reach the service, and the browser still has its cookie.
  window.addEventListener('online', checkMarker)
  /**
   * For a page that was restored from the back/forward cache or loaded ahead. It gets no navigation event, and missed
   * what other pages stored.
   * @returns whether it stays; otherwise it is about to be reloaded
   */
  const returned = (): boolean => {
    const before = readerOf(store.current())
    const stored = readStoredMember()
    if (before === undefined && stored) store.dispatch({ type: 'restored', member: stored })
    const hasEnded = before !== undefined && (stored?.marker !== before || browserMarker() !== before)
    // Another member may be logged in by now, who stays logged in.
    if (stored?.marker === before || !hasEnded) checkMarker()
    if (!hasEnded) return true
    // The page of a member who logged out must not be visible, not even for one frame.
    document.documentElement.style.visibility = 'hidden'
    reload()
    return false
  }
  window.addEventListener('pageshow', ({ persisted }) => {
    // What was written in the documents after it, such as the deletion of a post, is missing from its answers.
    if (persisted && returned()) void refetchVisible()
  })
  if (!isActivated()) whenActivated(returned)

  return {
    async token() {
      const state = store.current()
      if (state.status === 'loggedOut') return null
      if (state.token) return state.token
      const { marker } = state.member
      if (asking?.marker !== marker) {
        checkMarker()
        if (readerOf(store.current()) !== marker) throw new SessionEnded()
        const asked = { marker, token: askForToken(marker) }
        asking = asked
        const over = () => {
          if (asking === asked) asking = undefined
        }
        asked.token.then(over, over)
      }
      return asking.token
    },
    cachedToken() {
      const state = store.current()
      return state.status === 'loggedIn' ? state.token : null
    },
    checkMarker,
    signOut: end,
    bearerRejected(token) {
      // A late answer to an earlier sign-in says nothing about the member who logged in since then.
      const state = store.current()
      if (state.status === 'loggedIn' && state.token === token) store.dispatch({ type: 'loggedOut' })
    },
  }
}

/** What it means for this tab that another one stored a member, or none. */
function eventOf(member: Member | undefined, state: SessionState): SessionEvent {
  if (!member) return { type: 'loggedOut' }
  const sameSignIn = state.status === 'loggedIn' && state.member.marker === member.marker
  return sameSignIn && state.token
    ? { type: 'profileChanged', profile: member, token: state.token }
    : { type: 'restored', member }
}
