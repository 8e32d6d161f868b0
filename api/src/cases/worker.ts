import type { Platform } from '../platform/platform'
import { type RunningRounds, startRounds } from '../platform/rounds'
import { confirmOne, mailAlarms, mailOne } from './send-mails'

/** How often due mails are looked for, in milliseconds; and how often the alarms, which wait for hours. */
const roundEvery = 5000
const alarmsEvery = 60_000

/**
 * Starts to write the mails of cases: confirmations at once, news when they are due, alarms within a minute. A row that one instance
 * works on is skipped by the others.
 */
export function startCaseWorker(platform: Platform): RunningRounds {
  let alarmsAt = 0
  const rounds = startRounds(platform, {
    failure: 'the mails of cases could not be written; retried in the next round',
    every: roundEvery,
    steps: [
      () => confirmOne(platform),
      () => mailOne(platform),
      async () => {
        if (Date.now() < alarmsAt) return false
        alarmsAt = Date.now() + alarmsEvery
        await mailAlarms(platform)
        return false
      },
    ],
  })
  platform.signals.on('cases', rounds.wake)
  rounds.wake()
  return rounds
}
