import { whenActivated } from '@within-reach/shared-core'
import { whenIdle } from '../when-idle'
import type { PrefetchOptions } from './prefetch-links'
import { sparesData } from './spare-data'

/** How long the first page has the network for itself, in milliseconds after it is rendered. */
const quiet = 1500

/**
 * Prefetches what is likely to be opened next, some time after the first page is rendered.
 * @returns is called when a page is rendered
 */
export function prefetchLater(options: PrefetchOptions): () => void {
  let started = false
  // Without it, links load what they need when they are followed.
  const start = () =>
    void import('./prefetch-links').then(({ prefetchLinks }) => prefetchLinks(options)).catch(() => undefined)
  return () => {
    if (started || sparesData()) return
    started = true
    whenActivated(() => setTimeout(() => whenIdle(start), quiet))
  }
}
