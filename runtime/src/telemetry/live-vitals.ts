import { BehaviorSubject } from 'rxjs'
import { attributeVitals, type AttributionOptions, type WebVital } from './attribute-vitals'

/** A web vital with the remote that caused it; undefined for the shell. */
export interface AttributedVital {
  readonly vital: WebVital
  readonly remote: string | undefined
  readonly value: number
}

/**
 * Follows the web vitals of this page load as they are so far. The browser keeps earlier entries, so it can begin late. It
 * cannot be stopped, so call it once per page.
 * @returns one value per measured vital; replaced at each change
 */
export function liveVitals(options: AttributionOptions): BehaviorSubject<readonly AttributedVital[]> {
  const latest = new Map<WebVital, AttributedVital>()
  const values$ = new BehaviorSubject<readonly AttributedVital[]>([])
  attributeVitals(
    options,
    (vital, remote, value) => {
      latest.set(vital, { vital, remote, value })
      values$.next([...latest.values()])
    },
    { reportAllChanges: true },
  )
  return values$
}
