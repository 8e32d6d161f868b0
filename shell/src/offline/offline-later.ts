import { whenIdle } from '../when-idle'
import type { OfflineOptions } from './start-offline'

/** How long the first page has the network for itself, in milliseconds after it is rendered: longer than the prefetches. */
const quiet = 3000

/**
 * Prepares the use without a network, some time after the first page is rendered. A page that came from the browser's own copy
 * starts at once.
 * @returns is called when a page is rendered
 */
export function offlineLater(options: OfflineOptions, isCopy = false): () => void {
  let started = false
  // Without it, the site needs the network.
  const start = () =>
    void import(/* webpackChunkName: "offline" */ './start-offline')
      .then(({ startOffline }) => startOffline(options))
      .catch(() => undefined)
  if (isCopy) start()
  return () => {
    if (started || isCopy) return
    started = true
    setTimeout(() => whenIdle(start), quiet)
  }
}
