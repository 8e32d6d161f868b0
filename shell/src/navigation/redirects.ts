import { redirectAddress, type RemoteRoute } from '@within-reach/contract'
import type { DecisionStore } from '@within-reach/runtime'
import type { ReadableSession } from '@within-reach/shared-core'

export interface RedirectOptions {
  readonly decisions: Pick<DecisionStore, 'current'>
  readonly session: Pick<ReadableSession, 'current'>
  /** The shell's own pages. */
  readonly own: { readonly routes: readonly RemoteRoute[] }
}

/**
 * Where a link leads its reader, by the redirects that pages declare. Otherwise the remote that owns the page would be loaded only
 * to redirect. A page that knows better, because the session ended elsewhere, redirects itself.
 * @returns a function from an address of this site to the address that the reader gets
 */
export function createRedirects({ decisions, session, own }: RedirectOptions): (to: string) => string {
  return (to) => {
    const address = new URL(to, window.location.href)
    const remotes = Object.values(decisions.current().remotes)
    const routes = [...own.routes, ...remotes.flatMap((remote) => remote.routes)]
    const route = routes.find(({ path }) => path === address.pathname)
    const group = session.current().status === 'loggedIn' ? 'members' : 'visitors'
    return redirectAddress(route?.redirects, group, address) ?? to
  }
}
