import type { PageFigures, PageRow } from '../pages/pages-result'
import type { Results } from './committed-results'
import { atMost, below, type Judged, worstOf } from './judged'
import { figure, section, table } from './markdown'
import { missingLine, notMeasured } from './not-measured'

const visits = ['first', 'later'] as const

/** Every page of the site, for visitors and members, on first and later visits. */
export function pagesSection(results: Results): string[] {
  const { pages } = results
  if (!pages) return []
  const { reference, rows } = pages
  const heads = [
    '',
    ...visits.flatMap((visit) => [`${visit}: largest paint`, 'times', 'to click', 'blocked', 'kB']),
  ]
  const lines = rows.map((row) => [
    `${row.who}: \`${row.address}\``,
    ...visits.flatMap((visit) => cellsOf(row[visit])),
  ])
  return [
    section(
      'Every page',
      pages,
      `Each declared page, and once with each query that its first calls read, on the slow phone. "Times" is the largest paint as a multiple of that of \`${reference}\` for a visitor on the same kind of visit in the same round. Times are in milliseconds.`,
      ...missingLine(missingIn(results)),
      table(heads, lines),
    ),
  ]
}

const cellsOf = ({ largestPaint, ratio, usable, blocked, bytes }: PageFigures): string[] => [
  figure(largestPaint.median),
  figure(ratio.median),
  figure(usable.median),
  figure(blocked.median),
  figure(bytes.median / 1000),
]

/** The targets of all pages. Each judges the worst row, and is met only if every page was measured. */
export function judgePages(results: Results): Judged[] {
  const { pages } = results
  if (!pages) return []
  const missing = missingIn(results).length
  const worst = (of: (figures: PageFigures) => number): { value: number; row: string } => {
    const values = pages.rows.flatMap((row) =>
      visits.map((visit) => ({ value: of(row[visit]), row: nameOf(row, visit) })),
    )
    const value = worstOf(values.map((each) => each.value))
    return { value, row: values.find((each) => each.value === value)?.row ?? '' }
  }
  const judged = (
    judge: typeof atMost,
    target: string,
    of: (figures: PageFigures) => number,
    limit: number,
    unit?: string,
  ) => {
    const { value, row } = worst(of)
    const { measured, met } = judge(target, value, limit, unit)
    const rest = missing === 0 ? '' : `; ${missing} pages not measured`
    return { target, measured: `${measured} (${row})${rest}`, met: met && missing === 0 }
  }
  const over = 'Every page, visitors and members, first and later visits'
  const list = "that of a visitor's board list"
  return [
    judged(atMost, `${over}: largest paint at most 1.15 times ${list}`, ({ ratio }) => ratio.median, 1.15),
    judged(
      atMost,
      `${over}: first thing to click at most 1.15 times ${list}`,
      ({ usableRatio }) => usableRatio.median,
      1.15,
    ),
    judged(below, `${over}: blocked below 150 ms`, ({ blocked }) => blocked.median, 150, 'ms'),
    judged(atMost, `${over}: nothing shifts`, ({ shift }) => shift.most, 0),
  ]
}

const missingIn = (results: Results): readonly string[] =>
  notMeasured(results, results.pages?.rows.map(({ address }) => address) ?? [])

const nameOf = ({ address, who }: PageRow, visit: (typeof visits)[number]): string =>
  `${who} of ${address}, ${visit} visit`
