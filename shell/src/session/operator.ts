import type { ReadableSession, SessionState } from '@within-reach/shared-core'
import { distinctUntilChanged, map, type Observable } from 'rxjs'

/** Whether the logged-in member is an operator. */
export const isOperator = (session: SessionState): boolean =>
  session.status === 'loggedIn' && session.member.operator === true

/** Whether an operator is logged in: now, and after each change. */
export const operator$ = ({ session$ }: Pick<ReadableSession, 'session$'>): Observable<boolean> =>
  session$.pipe(map(isOperator), distinctUntilChanged())
