import type { PostgresMajorResult } from '../cluster/postgres-major-result'
import type { TrafficFound } from '../load/traffic'
import type { UpgradeResult } from '../load/upgrade-result'
import type { Results } from './committed-results'
import { atLeast, atMost, type Judged } from './judged'
import { figure, section, table } from './markdown'

/** The targets of upgrades: of the service with both versions side by side, and of PostgreSQL. */
export function judgeUpgrade({ upgrade: found, 'postgres-major': moved }: Results): Judged[] {
  return [...(found ? judgeSideBySide(found) : []), ...(moved ? judgeMove(moved) : [])]
}

const judgeMove = ({ writes: { lost, doubled } }: PostgresMajorResult): Judged[] => [
  atMost('Another major version of PostgreSQL: writes that are lost or exist twice', lost + doubled, 0),
]

function judgeSideBySide({ sideBySide, upgrade, back, lost }: UpgradeResult): Judged[] {
  return [
    atLeast('Two versions side by side: requests meanwhile', sideBySide, 10_000),
    atMost('Two versions side by side: requests that failed', upgrade.failed + back.failed, 0),
    atMost('Two versions side by side: posts that are missing', lost, 0),
  ]
}

/** An upgrade from the previous version to this one, and back. */
export function upgradeSection({ upgrade: found }: Results): string[] {
  if (!found) return []
  const { from, migrations, instances, upgrade, back, posts } = found
  const row = (name: string, { requests, failed, seconds, p99 }: TrafficFound) => [
    name,
    String(requests),
    String(failed),
    figure(seconds),
    figure(p99),
  ]
  return [
    section(
      'Two versions side by side',
      found,
      `${instances} instances of ${from} behind HAProxy are replaced by instances of this version on the same database, one by one, and then the other way round on the migrated database. Migrations: ${migrations.join(', ') || 'none'}. Meanwhile clients request a page with all files that it names, a list and the decision, and write ${posts} posts. A request fails if it has no answer, or a status of 400 or above; so does a file that one version names and the other does not serve.`,
      table(['', 'requests', 'failed', 'seconds', 'p99 ms'], [row('upgrade', upgrade), row('back', back)]),
    ),
  ]
}

/** A site that moves to another major version of PostgreSQL. */
export function postgresMajorSection({ 'postgres-major': found }: Results): string[] {
  if (!found) return []
  const { from, to, gap, writes } = found
  return [
    section(
      'Another major version of PostgreSQL',
      found,
      `A site moves from PostgreSQL ${from} to ${to} by logical replication while members write, as docs/upgrading.md describes. A failed write is sent again with its key. The time without writes is the longest one between two acknowledged writes: the instance stops, the last changes and the sequences are copied, and the instance starts.`,
      table(
        ['', 'without writes s', 'acknowledged writes', 'lost', 'twice'],
        [
          [
            `${from} to ${to}`,
            figure(gap),
            ...[writes.acknowledged, writes.lost, writes.doubled].map(String),
          ],
        ],
      ),
    ),
  ]
}
