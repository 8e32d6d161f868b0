import { categories, type Category } from '../lighthouse/audited-page'
import type { LighthouseRow } from '../lighthouse/lighthouse-result'
import type { Results } from './committed-results'
import type { Judged } from './judged'
import { figure, section, spread, table } from './markdown'

const names: Readonly<Record<Category, string>> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'search engines',
}

/** Lighthouse's scores of every page, and what lowers them. */
export function lighthouseSection({ lighthouse }: Results): string[] {
  if (!lighthouse) return []
  const { rows, benchmarkIndex } = lighthouse
  const heads = ['', ...categories.map((category) => names[category])]
  const lines = rows.map(({ scores, metrics, audits, ...row }) => [
    nameOf(row),
    ...categories.map((category) => String(scores[category])),
    ...[metrics.firstPaint, metrics.largestPaint, metrics.speedIndex, metrics.blocked].map((time) =>
      figure(time),
    ),
    figure(metrics.shift),
    String(audits),
  ])
  const failed = failedOf(rows)
  return [
    section(
      'Lighthouse',
      lighthouse,
      `Each declared page, and once with each query that its first calls read, audited by Lighthouse ${lighthouse.lighthouse} with its own defaults: a phone with an empty cache, whose network and processor are simulated. A page below 100 for performance is audited three times, and the audit with the median performance counts. Pages that their record hides from search engines are not judged by \`is-crawlable\`. Times are in milliseconds. Lighthouse's index of the machine's speed, which other work on the machine lowers: ${spread(benchmarkIndex)}.`,
      table([...heads, 'first paint', 'largest paint', 'speed index', 'blocked', 'shift', 'audits'], lines),
      ...(failed.length > 0
        ? ['What scores below 1, by the number of pages; a weight of 0 explains other scores only:']
        : []),
      ...(failed.length > 0 ? [table(['audit', 'weight', 'pages', 'lowest score', 'there'], failed)] : []),
    ),
  ]
}

/** The audits that a page failed, the weightiest first. */
function failedOf(rows: readonly LighthouseRow[]): string[][] {
  const failed = rows
    .flatMap((row) => row.failed.map((audit) => ({ ...audit, page: nameOf(row) })))
    .toSorted((one, other) => other.weight - one.weight || one.score - other.score)
  const worst = new Map(failed.toReversed().map((audit) => [`${audit.category} ${audit.id}`, audit]))
  return [...worst.values()]
    .toReversed()
    .map(({ category, id, weight, score, page, found }) => [
      `${names[category]}: \`${id}\``,
      figure(weight),
      String(failed.filter((each) => each.category === category && each.id === id).length),
      figure(score),
      found === undefined ? page : `${page}: ${found}`,
    ])
}

/** The targets of each category. */
export function judgeLighthouse({ lighthouse }: Results): Judged[] {
  if (!lighthouse) return []
  const { rows } = lighthouse
  return categories.map((category) => {
    const [worst] = rows.toSorted((one, other) => one.scores[category] - other.scores[category])
    const full = rows.filter(({ scores }) => scores[category] === 100).length
    const least = worst?.scores[category] ?? Number.NaN
    return {
      target: `Lighthouse, every page, visitors and members: 100 for ${names[category]}`,
      measured:
        least === 100 || !worst
          ? String(least)
          : `${least} (${nameOf(worst)}), 100 on ${full} of ${rows.length}`,
      met: least === 100,
    }
  })
}

const nameOf = ({ who, address }: Pick<LighthouseRow, 'who' | 'address'>): string => `${who}: \`${address}\``
