import type { Results } from './committed-results'
import { atMost, below, type Judged, worstOf } from './judged'

/** The targets of the steps from one page to the next. */
export function judgeClicks({ clicks }: Results): Judged[] {
  if (!clicks) return []
  const { steps, interaction } = clicks
  const limits = [...new Set(steps.map(({ within }) => within))].sort((a, b) => a - b)
  const count = (of: 'skeletons' | 'misplaced') => steps.reduce((sum, step) => sum + step[of], 0)
  return [
    ...limits.map((limit) => {
      const slowest = worstOf(steps.filter(({ within }) => within === limit).map(({ time }) => time.median))
      return atMost(`The second click within ${limit} ms, on every way`, slowest, limit, 'ms')
    }),
    atMost('No skeleton at the second click', count('skeletons'), 0),
    atMost('Back and forward restore the scroll position', count('misplaced'), 0),
    below('Interaction to next paint, 75th percentile, below 100 ms', interaction.p75, 100, 'ms'),
  ]
}
