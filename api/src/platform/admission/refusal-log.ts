import type { Logger } from 'pino'
import type { AdmissionState } from './state'

/** Milliseconds between two lines. */
const logEvery = 60_000

/**
 * Logs the first refusal, and then once a minute: a line per refusal would add load.
 * @param now milliseconds; by default the clock
 */
export function createRefusalLog(
  log: Pick<Logger, 'warn'>,
  now: () => number = () => performance.now(),
): (state: AdmissionState) => void {
  let loggedAt = -Infinity
  let logged = 0
  return (state) => {
    if (now() - loggedAt < logEvery) return
    loggedAt = now()
    log.warn(
      { ...state, sinceLastLine: state.shed - logged },
      'requests refused with 503: the service is overloaded. If it lasts, add an instance',
    )
    logged = state.shed
  }
}
