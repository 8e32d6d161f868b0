import type { SessionState } from '@within-reach/shared-core'

/** The marker of the member who is logged in; undefined for a visitor. */
export const readerOf = (session: SessionState): string | undefined =>
  session.status === 'loggedIn' ? session.member.marker : undefined
