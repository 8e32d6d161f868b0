import { setTimeout as delay } from 'node:timers/promises'

/**
 * Waits a limited time for work. The work itself continues.
 * @returns its result; undefined if it fails or takes longer
 */
export async function resultWithin<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  const ended = new AbortController()
  const late = delay(milliseconds, undefined, { signal: ended.signal }).catch(() => undefined)
  const result = await Promise.race([work.catch(() => undefined), late])
  ended.abort()
  return result
}
