import type { ReadableSession, SessionState } from '@within-reach/shared-core'
import { distinctUntilChanged, filter, map, type Observable, pairwise } from 'rxjs'

/** The email of a member before and after a change. */
export interface EmailChange {
  readonly from: string
  readonly to: string
}

const memberOf = (state: SessionState) => (state.status === 'loggedIn' ? state.member : undefined)

/** Each change of the logged-in member's email, also by another tab. A login of another member is none. */
export const emailChanges = ({ session$ }: Pick<ReadableSession, 'session$'>): Observable<EmailChange> =>
  session$.pipe(
    map(memberOf),
    distinctUntilChanged(),
    pairwise(),
    filter(([before, after]) => before?.marker === after?.marker && before?.email !== after?.email),
    map(([before, after]) => ({ from: before?.email ?? '', to: after?.email ?? '' })),
  )
