import { send } from '@within-reach/shared-core'

/**
 * Makes a call once the tab is shown, like `send`. The service takes what a page reads for read, also in a tab that nobody sees: one
 * that was opened in the background, or whose answers are read again because the network is back.
 */
export const sendInSight: typeof send = async (call, fields, options) => {
  await untilShown(options?.signal)
  return send(call, fields, options)
}

/**
 * Waits until the tab is shown.
 * @param signal ends it at once
 */
export function untilShown(signal: AbortSignal | undefined): Promise<void> {
  const mayGoOn = () => document.visibilityState !== 'hidden' || signal?.aborted === true
  if (mayGoOn()) return Promise.resolve()
  return new Promise((resolve) => {
    const look = () => {
      if (!mayGoOn()) return
      document.removeEventListener('visibilitychange', look)
      signal?.removeEventListener('abort', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal?.addEventListener('abort', look)
  })
}
