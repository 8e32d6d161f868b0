import type { Results } from './committed-results'
import { figure, section, spread, table } from './markdown'

/** The steps from one page to the next. */
export function clicksSection({ clicks }: Results): string[] {
  if (!clicks) return []
  const { p75, most, touches } = clicks.interaction
  return [
    section(
      'The second click',
      clicks,
      'From the end of a touch, or from back and forward, until the wanted element is on screen without a skeleton, on a slow phone: 1.6 Mbps, 150 ms, a processor four times slower, HTTP/2 with TLS. Times are in milliseconds.',
      table(
        ['', 'within', 'on screen', 'requests until then', 'skeletons', 'scrolled elsewhere'],
        clicks.steps.map(({ name, within, time, requests, skeletons, misplaced }) => [
          name,
          figure(within),
          spread(time),
          figure(requests.median),
          String(skeletons),
          String(misplaced),
        ]),
      ),
      `Interaction to next paint of ${touches} touches: the 75th percentile is ${figure(p75, 'ms')}, the longest ${figure(most, 'ms')}.`,
    ),
  ]
}
