import type { InitialAnswer } from '@within-reach/contract'
import { setInitialData, type ReadableSession } from '@within-reach/shared-core'
import { filter, take } from 'rxjs'

/** Provides the page's initial data to visitors. It was rendered for logged-out visitors, so a login clears it. */
export function provideInitialData(
  { session$, current }: ReadableSession,
  answers: readonly InitialAnswer[],
): void {
  if (current().status === 'loggedIn') return
  setInitialData(answers)
  const loggedIn$ = session$.pipe(filter(({ status }) => status === 'loggedIn'))
  loggedIn$.pipe(take(1)).subscribe(() => setInitialData([]))
}
