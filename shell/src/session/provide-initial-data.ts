import type { InitialAnswer } from '@within-reach/contract'
import { type ReadableSession, setInitialData } from '@within-reach/shared-core'
import { filter, map, take } from 'rxjs'
import { readerOf } from './reader-of'

/**
 * Provides the page's initial data to the reader for whom it was read. A log-in or log-out clears it, because answers
 * mark what belongs to the reader.
 */
export function provideInitialData(
  { session$, current }: ReadableSession,
  answers: readonly InitialAnswer[],
): void {
  const reader = readerOf(current())
  setInitialData(answers.filter((answer) => answer.reader === reader))
  const others$ = session$.pipe(
    map(readerOf),
    filter((one) => one !== reader),
  )
  others$.pipe(take(1)).subscribe(() => setInitialData([]))
}
