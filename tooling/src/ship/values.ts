import { limits } from '@within-reach/contract'
import { UsageError } from '@within-reach/kit/run-command'

/** Reads a percentage. @throws UsageError if it is none; an empty one, as of an unset variable, is not 0 */
export function readPercent(text: string): number {
  const percent = Number(text)
  if (text.trim() !== '' && percent >= 0 && percent <= 100) return percent
  throw new UsageError('--canary needs a percentage from 0 to 100.')
}

/** Reads the reason for the history. @throws UsageError if the service would refuse it, after the build and the upload */
export function readReason(text: string): string {
  const reason = text.trim()
  if (reason === '') throw new UsageError('--why must not be empty.')
  if (reason.length > limits.reason)
    throw new UsageError(`--why must be at most ${limits.reason} characters long.`)
  return reason
}
