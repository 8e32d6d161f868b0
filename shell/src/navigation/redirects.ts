import { redirectAddress } from '@within-reach/contract'
import type { ReadableSession } from '@within-reach/shared-core'
import type { FindPage } from '../find-page'

export interface RedirectOptions {
  readonly findPage: FindPage
  readonly session: Pick<ReadableSession, 'current'>
}

/**
 * Where a link leads its reader, by the redirects that pages declare. Otherwise the remote that owns the page would be loaded only
 * to redirect. A page that knows better, because the session ended elsewhere, redirects itself.
 * @returns a function from an address of this site to the address that the reader gets
 */
export function createRedirects({ findPage, session }: RedirectOptions): (to: string) => string {
  return (to) => {
    const address = new URL(to, window.location.href)
    const group = session.current().status === 'loggedIn' ? 'members' : 'visitors'
    return redirectAddress(findPage(address.pathname)?.route.redirects, group, address) ?? to
  }
}
