import type { Results } from './committed-results'
import { atLeast, atMost, type Judged } from './judged'
import { figure, section, table } from './markdown'

/** Sites that were destroyed and restored. */
export function drillSection({ drill: found }: Results): string[] {
  if (!found) return []
  const { backup, restore } = found
  const heads = [
    'acknowledged',
    'before the backup',
    'lost of these',
    'posts not whole',
    'tables that differ',
  ]
  const counts = [found.acknowledged, found.before, found.lost, found.inconsistent, found.differing]
  return [
    section(
      'Backup and restore',
      found,
      `In each round, four members publish posts with files. The site is backed up meanwhile, killed by SIGKILL and deleted; then it is restored. The service must have every post that it acknowledged before the backup began, with the same file. Then the site is backed up without writes, deleted and restored again, and all rows of all tables are compared. A backup took ${figure(backup.median)} s, a restoration ${figure(restore.median)} s.`,
      table(heads, [counts.map(String)]),
    ),
  ]
}

/** The times for a site of 1 GB. */
export function largeDrillSection({ 'drill-large': found }: Results): string[] {
  if (!found) return []
  const { database, uploads, posts, rows, exported, seconds } = found
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
  const times = [seconds.backup, seconds.nextBackup, seconds.restore, seconds.export, seconds.import]
  return [
    section(
      'Backup and restore of 1 GB',
      found,
      `A site with ${posts} posts has ${megabytes(database)} of tables and indexes, and ${megabytes(uploads)} of uploads. Its rows are ${megabytes(rows)} in a backup; the exported file is ${megabytes(exported)}.`,
      table(
        ['first backup s', 'next backup s', 'restore s', 'export s', 'import s'],
        [times.map((time) => figure(time))],
      ),
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
