import type { Platform } from '../platform/platform'
import { closeBlocks } from './row-number-queries'

/** The interval in milliseconds. In between, posts above the counted blocks are counted one by one. */
const closeEvery = 60_000

/** Counts the posts of settled id blocks periodically. Every instance tries, one at a time succeeds. */
export function startClosingBlocks({ database, log }: Pick<Platform, 'database' | 'log'>): {
  /** Finishes the current transaction, and stops. */
  stop(): Promise<void>
} {
  const stopping = new AbortController()
  let closing = Promise.resolve()
  const close = () => {
    closing = closeBlocks(database, { signal: stopping.signal }).then(
      () => {},
      (error: unknown) => {
        if (!stopping.signal.aborted)
          log.warn({ err: error }, 'blocks of posts could not be counted; retried in the next round')
      },
    )
  }
  close()
  const timer = setInterval(close, closeEvery)
  timer.unref()
  return {
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await closing
    },
  }
}
