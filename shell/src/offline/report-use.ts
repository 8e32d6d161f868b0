import type { InUseMessage } from './worker-messages'

/** How long the worker's downloads are expected to take at most, in milliseconds. */
const preparing = 60_000
/** The shortest time between two messages, in milliseconds. */
const pause = 500

/**
 * Tells a service worker that just began to download files when a person presses something or goes back, so that what they wait
 * for is drawn first. After a minute it is told no more: a message would start a stopped worker.
 */
export function reportUse(worker: Pick<ServiceWorker, 'postMessage'>): void {
  let told = -pause
  const tell = ({ timeStamp }: Event) => {
    if (timeStamp - told < pause) return
    told = timeStamp
    worker.postMessage({ type: 'in-use' } satisfies InUseMessage)
  }
  const options = { capture: true, passive: true, signal: AbortSignal.timeout(preparing) }
  for (const type of ['pointerdown', 'keydown', 'popstate']) window.addEventListener(type, tell, options)
}
