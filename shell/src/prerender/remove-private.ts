import type { ReadableSession } from '@within-reach/shared-core'
import { filter, take } from 'rxjs'
import { readerOf } from '../session/reader-of'

/**
 * Removes prerendered content with private data once its member is no longer the reader. The section that replaces it may come
 * later, or not at all. Before the scripts run, `remove-at-log-out.js` does it.
 */
export function removePrivate(main: HTMLElement, { session$ }: ReadableSession): void {
  const prerendered = main.querySelector<HTMLElement>('#prerendered[data-reader]')
  if (!prerendered) return
  const others$ = session$.pipe(filter((session) => readerOf(session) !== prerendered.dataset.reader))
  others$.pipe(take(1)).subscribe(() => prerendered.remove())
}
