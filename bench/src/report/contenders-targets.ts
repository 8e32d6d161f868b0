import { against, type ContenderFigures, type ContenderRow } from '../contenders/contenders-result'
import { contenderTitles } from './contenders-section'
import type { Results } from './committed-results'
import { atMost, below, type Judged, worstOf } from './judged'

/** The targets of the composed site against contenders, and of its own first and later visits. */
export function judgeContenders({ contenders }: Results): Judged[] {
  if (!contenders) return []
  const { rows } = contenders
  return [
    ...['single', 'rendered'].flatMap((name) => judgeTimes(rows, name)),
    ...judgeBytes(rows),
    ...judgeOwn(rows),
  ]
}

const visits = ['first', 'later'] as const

function judgeTimes(rows: readonly ContenderRow[], name: string): Judged[] {
  return visits.flatMap((visit) =>
    (['largestPaint', 'usable'] as const).flatMap((time): Judged[] => {
      const found = against(rows, name, visit, time)
      if (!found) return []
      const { median, worst, worstPage } = found
      const what = time === 'usable' ? 'First thing to click' : 'Largest paint'
      return [
        {
          target: `${what} against ${contenderTitles[name]}, ${visit} visits: at most 1.00 times in the median, 1.10 on the worst page`,
          measured: `${median.toFixed(2)}, at worst ${worst.toFixed(2)} (${worstPage})`,
          // Rounded as in the report, so that the verdict matches the shown figures.
          met: Number(median.toFixed(2)) <= 1 && Number(worst.toFixed(2)) <= 1.1,
        },
      ]
    }),
  )
}

function judgeBytes(rows: readonly ContenderRow[]): Judged[] {
  const bytes = against(rows, 'single', 'first', 'bytes')
  if (!bytes) return []
  const { measured, ...rest } = atMost(
    `Bytes of a first visit: at most 1.10 times ${contenderTitles.single}'s on every page`,
    bytes.worst,
    1.1,
  )
  return [{ ...rest, measured: `${measured} (${bytes.worstPage}), median ${bytes.median.toFixed(2)}` }]
}

function judgeOwn(rows: readonly ContenderRow[]): Judged[] {
  const first = (of: (figures: ContenderFigures) => number): number =>
    worstOf(rows.flatMap((row) => (row.first.composed ? [of(row.first.composed)] : [])))
  const list = rows.find(({ page }) => page === 'visitor: /userspacetrade')?.first.composed?.bytes
  const again = worstOf(rows.flatMap(({ later }) => later.composed?.scripts ?? []))
  return [
    atMost(
      'No request chain deeper than the page and one level',
      worstOf(rows.flatMap(({ depth }) => depth.composed ?? [])),
      2,
    ),
    ...(list === undefined
      ? []
      : [atMost('A board list in total, with a cold cache, at most 150 kB', list / 1000, 150, 'kB')]),
    atMost('A later visit loads no script again', again / 1000, 0, 'kB'),
    below(
      'Blocked on a slow phone below 150 ms, on every page',
      first(({ blocked }) => blocked),
      150,
      'ms',
    ),
    atMost(
      'Nothing shifts',
      first(({ shift }) => shift),
      0,
    ),
  ]
}
