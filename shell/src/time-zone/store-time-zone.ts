import { timeZoneCookie } from '@within-reach/contract'
import type { ReadableSession } from '@within-reach/shared-core'
import { first } from 'rxjs'

const year = 365 * 24 * 60 * 60

/**
 * Stores the time zone of a member's browser in a cookie, so that the service draws times as the scripts do. Call it when the page is
 * idle: the first formatter takes a phone up to 140 ms.
 */
export function storeTimeZone(
  { session$ }: Pick<ReadableSession, 'session$'>,
  page: Document = document,
): void {
  session$.pipe(first(({ status }) => status === 'loggedIn')).subscribe(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    page.cookie = `${timeZoneCookie}=${timeZone}; Path=/; Max-Age=${year}; SameSite=Lax`
  })
}
