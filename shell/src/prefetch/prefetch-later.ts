import { whenActivated } from '@within-reach/shared-core'
import { whenIdle } from '../when-idle'
import type { PrefetchOptions } from './prefetch-links'
import { savesData } from './saves-data'

/** The delay after the first page is rendered, in milliseconds. Until then, the network is free for the page. */
const startDelay = 1500

/**
 * Prefetches what is likely to be opened next, some time after the first page is rendered.
 * @returns a function to call when a page is rendered
 */
export function prefetchLater(options: PrefetchOptions): () => void {
  let started = false
  // If this fails, pages load what they need when they are opened.
  const start = () =>
    void import('./prefetch-links').then(({ prefetchLinks }) => prefetchLinks(options)).catch(() => undefined)
  return () => {
    if (started || savesData()) return
    started = true
    whenActivated(() => setTimeout(() => whenIdle(start), startDelay))
  }
}
