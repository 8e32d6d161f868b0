import type { PageAnswer } from '@within-reach/contract'
import { bringAnswers, type ReadableSession } from '@within-reach/shared-core'
import { filter, take } from 'rxjs'

/** Lets pages use the answers that came with the page: they are meant for whoever is not logged in, and end with a login. */
export function offerAnswers({ session$, current }: ReadableSession, answers: readonly PageAnswer[]): void {
  if (current().status === 'loggedIn') return
  bringAnswers(answers)
  const loggedIn$ = session$.pipe(filter(({ status }) => status === 'loggedIn'))
  loggedIn$.pipe(take(1)).subscribe(() => bringAnswers([]))
}
