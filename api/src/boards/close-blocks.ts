import type { Platform } from '../platform/platform'
import { closeBlocks } from './row-number-queries'

/** How often, in milliseconds. Between two times, posts above the end of the counted blocks are counted one by one. */
const closeEvery = 60_000

/** Counts the posts of settled blocks of ids, now and then; all instances do, one at a time. */
export function startClosingBlocks({ database, log }: Pick<Platform, 'database' | 'log'>): {
  /** Finishes what is under way, and ends. */
  stop(): Promise<void>
} {
  let stopped = false
  let closing = Promise.resolve()
  const close = () => {
    closing = closeBlocks(database).then(
      () => {},
      (error: unknown) => {
        if (!stopped) log.warn({ err: error }, 'blocks of posts were not counted')
      },
    )
  }
  close()
  const timer = setInterval(close, closeEvery)
  timer.unref()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await closing
    },
  }
}
