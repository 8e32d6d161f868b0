import type { Visit } from './browser'
import type { Timed, RouteResult } from './compare'
import { spreadOf } from '../measure/statistics'

/** One site's times as multiples of another's over all routes: the median of the routes' medians, and the worst of them. */
export type Summary = Readonly<
  Record<keyof Visit, Readonly<Record<Timed, { readonly median: number; readonly worst: number }>>>
>

/** @param results of the routes, at least one */
export function summaryOf(results: readonly Pick<RouteResult, 'ratios'>[]): Summary {
  const over = (kind: keyof Visit, time: Timed) => {
    const { median, most } = spreadOf(results.map(({ ratios }) => ratios[kind][time].median))
    return { median, worst: most }
  }
  const of = (kind: keyof Visit) => ({
    firstPaint: over(kind, 'firstPaint'),
    largestPaint: over(kind, 'largestPaint'),
    usable: over(kind, 'usable'),
    processor: over(kind, 'processor'),
  })
  return { cold: of('cold'), warm: of('warm') }
}
