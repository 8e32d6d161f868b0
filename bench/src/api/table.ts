import type { Spread } from '../measure/statistics'
import type { CallResult } from './summary'

const shown = (spread: Spread | undefined, digits = 2): string =>
  spread ? spread.median.toFixed(digits) : '-'

/** The results of one call by size, as progress output. */
export function table(results: Readonly<Record<string, CallResult>>): string {
  return Object.entries(results)
    .map(([size, result]) =>
      [
        `  ${result.call} at ${size}: ${shown(result.perSecond, 0)}/s`,
        `p50 ${shown(result.p50)} p99 ${shown(result.p99)} ms (${shown(result.p99TimesReference)} of the reference's)`,
        `${shown(result.processor, 0)} us (${shown(result.timesReference, 1)} times the reference)`,
        `${shown(result.shareOfBare)} of bare, two ${shown(result.two)}`,
        `alone p50 ${shown(result.alone?.p50)} p99 ${shown(result.alone?.p99)} ms (${shown(result.alone?.p99TimesReference)}), ${shown(result.alone?.timesReference, 1)} times`,
        `against 10k: ${shown(result.against10k?.processor)} processor, ${shown(result.against10k?.p50)} time`,
      ].join(' | '),
    )
    .join('\n')
}
