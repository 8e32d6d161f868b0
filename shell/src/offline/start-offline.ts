import type { DecisionStore } from '@within-reach/runtime'
import { sparesData } from '../prefetch/spare-data'
import { keepPages, type KeepPagesOptions } from './keep-pages'

export interface OfflineOptions extends Pick<KeepPagesOptions, 'published'> {
  readonly decisions: Pick<DecisionStore, 'current'>
  /** The key in the page. Without one, nothing can be verified. */
  readonly registryKey: string | undefined
  /** A folder whose files change during development. */
  readonly unhashed: string | undefined
}

/** Starts what a page does for the use without a network. */
export async function startOffline({
  decisions,
  registryKey,
  published,
  unhashed,
}: OfflineOptions): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (registryKey === undefined || unhashed !== undefined || sparesData()) return
  await keepPages({ decision: decisions.current(), registryKey, published, workers })
}
