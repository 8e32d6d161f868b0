import type { Platform } from '../platform/platform'
import { createRepeatedLines } from '../platform/repeated-lines'
import { matchSome, skipWithoutSearches } from './match'
import { mailOneDigest, mailOneSearch } from './send-mails'

/** How often new posts and due mails are looked for, in milliseconds. */
const roundEvery = 2000

/** Matches new posts with saved searches and writes the mails. Every instance runs one; they take turns. */
export interface SearchWorker {
  /** Finishes the current step, and stops. */
  stop(): Promise<void>
}

/** Starts to match new posts within seconds, and to write mails when they are due. */
export function startSearchWorker(platform: Platform): SearchWorker {
  const { log } = platform
  // While the database is unreachable, every round fails in the same way.
  const lines = createRepeatedLines()
  let stopped = false
  let running: Promise<void> | undefined

  const round = async (): Promise<void> => {
    await skipWithoutSearches(platform)
    for (const step of [matchSome, mailOneSearch, mailOneDigest])
      while (!stopped && (await step(platform))) continue
  }

  const begin = (): void => {
    if (stopped || running) return
    running = round()
      .catch((error: unknown) =>
        lines.add('saved searches', (more) =>
          log.warn(
            { err: error, ...more },
            'new posts could not be matched with saved searches; retried in the next round',
          ),
        ),
      )
      .finally(() => (running = undefined))
  }

  const timer = setInterval(begin, roundEvery)
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
      lines.end()
    },
  }
}
