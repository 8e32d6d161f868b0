import type { Platform } from '../platform/platform'
import { createRepeatedLines } from '../platform/repeated-lines'
import { confirmOne, mailAlarms, mailOne } from './send-mails'

/** How often due mails are looked for, in milliseconds; and how often the alarms, which wait for hours. */
const roundEvery = 5000
const alarmsEvery = 60_000

/** Writes the mails of cases. Every instance runs one; a row that one works on is skipped by the others. */
export interface CaseWorker {
  /** Finishes the current round, and stops. */
  stop(): Promise<void>
}

/** Starts to write mails: confirmations at once, news when they are due, alarms within a minute. */
export function startCaseWorker(platform: Platform): CaseWorker {
  const { signals, log } = platform
  // While the database is unreachable, every round fails in the same way.
  const lines = createRepeatedLines()
  let stopped = false
  let alarmsAt = 0
  let running: Promise<void> | undefined
  let again = false

  const round = async (): Promise<void> => {
    while (!stopped && (await confirmOne(platform))) continue
    while (!stopped && (await mailOne(platform))) continue
    if (stopped || Date.now() < alarmsAt) return
    alarmsAt = Date.now() + alarmsEvery
    await mailAlarms(platform)
  }

  const wake = (): void => {
    again = true
    if (stopped || running) return
    again = false
    running = round()
      .catch((error: unknown) =>
        lines.add('cases', (more) =>
          log.warn(
            { err: error, ...more },
            'the mails of cases could not be written; retried in the next round',
          ),
        ),
      )
      .finally(() => {
        running = undefined
        // A case may have changed after the round looked.
        if (again) wake()
      })
  }

  const timer = setInterval(wake, roundEvery)
  signals.on('cases', wake)
  wake()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
      lines.end()
    },
  }
}
