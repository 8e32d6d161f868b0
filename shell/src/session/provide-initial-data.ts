import type { InitialAnswer } from '@within-reach/contract'
import { setInitialData, type ReadableSession } from '@within-reach/shared-core'
import { filter, take } from 'rxjs'

/** Lets pages use the answers that came with the page: they are meant for whoever is not logged in, and end with a login. */
export function provideInitialData(
  { session$, current }: ReadableSession,
  answers: readonly InitialAnswer[],
): void {
  if (current().status === 'loggedIn') return
  setInitialData(answers)
  const loggedIn$ = session$.pipe(filter(({ status }) => status === 'loggedIn'))
  loggedIn$.pipe(take(1)).subscribe(() => setInitialData([]))
}
