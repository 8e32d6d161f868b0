import type { Logger } from 'pino'
import type { AdmissionState } from './state'

/** Milliseconds between two lines. */
const logEvery = 60_000

/**
 * Logs refusals when they begin and once a minute while they go on: a line each would be work too.
 * @param now milliseconds; the clock unless told
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
    log.warn({ ...state, sinceLastLine: state.shed - logged }, 'requests are refused: the service is busy')
    logged = state.shed
  }
}
