import type { Results } from './committed-results'
import { atMost, type Judged } from './judged'
import { figure, section, spread, table } from './markdown'

/** What a new post costs on a site with saved searches. */
export function alertsSection({ alerts }: Results): string[] {
  if (!alerts) return []
  const { searches, posts, hits, processor, elapsed } = alerts
  return [
    section(
      'Saved searches',
      alerts,
      `A new post is matched with ${searches} saved searches; ${figure(hits)} of them find it, in the mean. ${posts} posts a round. Milliseconds of one post:`,
      table(
        ['', 'ms'],
        [
          ['processor time of service and database', spread(processor)],
          ['elapsed', spread(elapsed)],
        ],
      ),
    ),
  ]
}

/** The target of saved searches. */
export const judgeAlerts = ({ alerts }: Results): Judged[] =>
  alerts
    ? [
        atMost(
          `A new post is matched with ${alerts.searches} saved searches`,
          alerts.processor.median,
          5,
          'ms',
        ),
      ]
    : []
