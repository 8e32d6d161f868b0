import { against, type ContenderFigures, type ContenderRow } from '../contenders/contenders-result'
import type { Chart } from './chart'
import type { Results } from './committed-results'
import { figure, section, spread, table } from './markdown'
import { missingLine, notMeasured } from './not-measured'

/** The contenders, as the report names them. */
export const contenderTitles: Readonly<Record<string, string>> = {
  single: 'one application',
  rendered: 'React Router with server rendering',
  naive: 'plain Module Federation',
}
const visits = ['first', 'later'] as const
const compared = ['largestPaint', 'usable'] as const

/** The composed site against alternatives that a team could build. */
export function contendersSection(results: Results): string[] {
  const { contenders } = results
  if (!contenders) return []
  const { rows } = contenders
  const addresses = rows.map(({ page }) => page.replace(/^\w+: /, ''))
  const names = Object.keys(contenderTitles).filter((name) => against(rows, name, 'first', 'bytes'))
  return [
    section(
      'Composed site against alternatives',
      contenders,
      'Every page that was declared then, in the same interleaved run, on a slow phone: 1.6 Mbps, 150 ms, a processor four times slower, HTTP/2 with TLS. "One application" is the same sources as one webpack application, with the same hints and prerendered pages. "React Router" renders its pages on a server, with the same components and calls. "Plain Module Federation" is the same remotes, composed as its documentation describes. How they are built: [README.md](README.md). Times are in milliseconds.',
      ...missingLine(notMeasured(results, addresses)),
      '![Until the first thing can be clicked](results/charts/web.svg)',
      'The composed site as multiples of each, over all pages: the median of the pages’ medians, and the worst of them.',
      table(
        ['', 'pages', ...overallHeads],
        names.map((name) => overall(rows, name)),
      ),
      ...names.flatMap((name) => [
        `As multiples of ${contenderTitles[name]}, by round:`,
        table(
          ratioHeads,
          rows.flatMap((row) => ratioCells(row, name)),
        ),
      ]),
      'First visits:',
      table(
        figureHeads,
        rows.flatMap((row) => figureRows(row, 'first')),
      ),
      'Later visits:',
      table(
        figureHeads,
        rows.flatMap((row) => figureRows(row, 'later')),
      ),
    ),
  ]
}

const overallHeads = visits.flatMap((visit) => [
  `${visit}: largest paint`,
  `${visit}: to click`,
  `${visit}: bytes`,
])

function overall(rows: readonly ContenderRow[], name: string): string[] {
  const cells = visits.flatMap((visit) =>
    ([...compared, 'bytes'] as const).map((of) => {
      const found = against(rows, name, visit, of)
      return found ? `${found.median.toFixed(2)}, worst ${found.worst.toFixed(2)}` : ''
    }),
  )
  const pages = against(rows, name, 'first', 'bytes')?.pages ?? 0
  return [contenderTitles[name] ?? name, String(pages), ...cells]
}

const ratioHeads = [
  '',
  ...visits.flatMap((visit) => [`${visit}: largest paint`, `${visit}: to click`]),
  'first: bytes',
]

function ratioCells({ page, ratios }: ContenderRow, name: string): string[][] {
  const of = ratios[name]
  if (!of) return []
  const times = visits.flatMap((visit) => compared.map((time) => spread(of[visit][time])))
  return [[page, ...times, figure(of.first.bytes.median)]]
}

const figureHeads = ['', 'kB', 'requests', 'in a row', 'first paint', 'largest paint', 'to click', 'blocked']

const figureRows = (row: ContenderRow, visit: (typeof visits)[number]): string[][] =>
  Object.entries(row[visit]).map(([site, of]) => [
    `${row.page}, ${contenderTitles[site] ?? site}`,
    figure(of.bytes / 1000),
    figure(of.requests),
    visit === 'first' ? String(row.depth[site] ?? '') : '',
    ...timesOf(of).map((time) => figure(Math.round(time))),
  ])

const timesOf = ({ firstPaint, largestPaint, usable, blocked }: ContenderFigures): number[] => [
  firstPaint,
  largestPaint,
  usable,
  blocked,
]

/** The chart shows the pages that the largest number of sites have. */
export function contendersChart({ contenders }: Results): Chart | undefined {
  if (!contenders) return undefined
  const most = Math.max(...contenders.rows.map(({ first }) => Object.keys(first).length))
  return {
    title: 'First visit on a slow phone, until the first thing can be clicked',
    unit: 'ms',
    groups: contenders.rows
      .filter(({ first }) => Object.keys(first).length === most)
      .map(({ page, first }) => ({
        name: page.replace('visitor: ', ''),
        bars: Object.entries(first).map(([site, { usable }]) => ({
          name: contenderTitles[site] ?? site,
          value: { median: usable, least: usable, most: usable },
        })),
      })),
  }
}
