import type { Results } from './committed-results'
import { atLeast, atMost, type Judged } from './judged'
import { figure, section, table } from './markdown'

/** Sites that were destroyed and restored. */
export function drillSection({ drill: found }: Results): string[] {
  if (!found) return []
  const { backup, restore, large } = found
  const heads = [
    'acknowledged',
    'before the backup',
    'lost of these',
    'posts not whole',
    'tables that differ',
  ]
  const counts = [found.acknowledged, found.before, found.lost, found.inconsistent, found.differing]
  const parts = [
    section(
      'Backup and restore',
      found,
      `In each round, four members publish posts with files. The site is backed up meanwhile, killed by SIGKILL and deleted; then it is restored. The service must have every post that it acknowledged before the backup began, with the same file. Then the site is backed up without writes, deleted and restored again, and all rows of all tables are compared. A backup took ${figure(backup.median)} s, a restoration ${figure(restore.median)} s.`,
      table(heads, [counts.map(String)]),
    ),
  ]
  if (!large) return parts
  const { seconds } = large
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
  return [
    ...parts,
    `A site with ${large.posts} posts: ${megabytes(large.database)} of tables and indexes, and ${megabytes(large.uploads)} of uploads. The rows are ${megabytes(large.rows)} in a backup; the exported file is ${megabytes(large.exported)}.`,
    table(
      ['first backup s', 'next backup s', 'restore s', 'export s', 'import s'],
      [
        [seconds.backup, seconds.nextBackup, seconds.restore, seconds.export, seconds.import].map((value) =>
          figure(value),
        ),
      ],
    ),
  ]
}

/** Nothing may be lost. */
export function judgeDrill({ drill: found }: Results): Judged[] {
  if (!found) return []
  return [
    atLeast('Sites destroyed and restored from a backup under writes', found.rounds ?? 0, 20),
    atMost('Of the writes before these backups, lost', found.lost, 0, ''),
    atMost(
      'Restored posts that are not whole, and tables that differ',
      found.inconsistent + found.differing,
      0,
      '',
    ),
  ]
}
