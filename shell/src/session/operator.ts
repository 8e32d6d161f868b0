import type { PageRoute } from '@within-reach/registry'
import type { ReadableSession, SessionState } from '@within-reach/shared-core'
import { distinctUntilChanged, map, type Observable } from 'rxjs'

/** Whether the member who is logged in is an operator. */
export const isOperator = (session: SessionState): boolean =>
  session.status === 'loggedIn' && session.member.operator === true

/** Whether somebody may know of a page: an operators' page is nobody's for everybody else. */
export const isFor = ({ audience }: Pick<PageRoute, 'audience'>, operator: boolean): boolean =>
  audience !== 'operators' || operator

/** Whether an operator is logged in, now and each time that changes. */
export const operator$ = ({ session$ }: Pick<ReadableSession, 'session$'>): Observable<boolean> =>
  session$.pipe(map(isOperator), distinctUntilChanged())
