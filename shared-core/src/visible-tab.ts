import { send } from './client'

/**
 * `send`, once the tab is visible. The service marks what a page requests as read, also for a hidden tab: one that was opened in the
 * background, or that requests its answers again because the network is back.
 */
export const sendWhenVisible: typeof send = async (call, fields, options) => {
  await untilVisible(options?.signal)
  if (options?.signal?.aborted) return { kind: 'offline' }
  return send(call, fields, options)
}

/**
 * Waits until the tab is visible.
 * @param signal ends the wait at once
 */
export function untilVisible(signal: AbortSignal | undefined): Promise<void> {
  const mayContinue = () => document.visibilityState !== 'hidden' || signal?.aborted === true
  if (mayContinue()) return Promise.resolve()
  return new Promise((resolve) => {
    const check = () => {
      if (!mayContinue()) return
      document.removeEventListener('visibilitychange', check)
      signal?.removeEventListener('abort', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
    signal?.addEventListener('abort', check)
  })
}
