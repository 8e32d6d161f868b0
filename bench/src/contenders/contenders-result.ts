import { type Spread, spreadOf } from '../measure/statistics'
import type { Visit } from '../web/browser'
import type { RouteResult } from '../web/compare'

const kept = [
  'firstPaint',
  'largestPaint',
  'usable',
  'blocked',
  'shift',
  'bytes',
  'requests',
  'scripts',
] as const
const comparedFigures = ['largestPaint', 'usable', 'bytes'] as const

/** The medians of one site's visits. Times are in milliseconds, sizes in bytes. */
export type ContenderFigures = Readonly<Record<(typeof kept)[number], number>>

/** The figures that are compared. */
export type ComparedFigure = (typeof comparedFigures)[number]

/** The composed site's figures as multiples of another's, by round. */
export type ContenderRatios = Readonly<Record<ComparedFigure, Spread>>

/** One page for one kind of person, at each site that has it. */
export interface ContenderRow {
  /** Such as `visitor: /about`. */
  readonly page: string
  /** The number of requests in a row until the page is usable, by site. */
  readonly depth: Readonly<Record<string, number>>
  readonly first: Readonly<Record<string, ContenderFigures>>
  readonly later: Readonly<Record<string, ContenderFigures>>
  /** By the other site. */
  readonly ratios: Readonly<
    Record<string, { readonly first: ContenderRatios; readonly later: ContenderRatios }>
  >
}

/** Reduces each comparison to the figures of the report. */
export const contenderRows = (results: readonly RouteResult[]): ContenderRow[] =>
  results.map(({ route, depth, cold, warm, ratios }) => ({
    page: route,
    depth,
    first: mapped(cold, mediansOf),
    later: mapped(warm, mediansOf),
    ratios: mapped(ratios, (of) => ({ first: rounded(of, 'cold'), later: rounded(of, 'warm') })),
  }))

const mapped = <From, To>(of: Readonly<Record<string, From>>, to: (each: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(of).map(([name, each]) => [name, to(each)]))

const mediansOf = (figures: RouteResult['cold'][string]): ContenderFigures =>
  Object.fromEntries(kept.map((name) => [name, round(figures[name].median, 3)])) as ContenderFigures

const rounded = (of: RouteResult['ratios'][string], kind: keyof Visit): ContenderRatios =>
  Object.fromEntries(
    comparedFigures.map((name) => {
      const { median, least, most } = of[kind][name]
      return [name, { median: round(median, 3), least: round(least, 3), most: round(most, 3) }]
    }),
  ) as ContenderRatios

const round = (value: number, digits: number): number => Number(value.toFixed(digits))

/** A comparison over all pages that another site has: the median of the pages' medians, and the worst of them. */
export interface Against {
  readonly pages: number
  readonly median: number
  readonly worst: number
  /** The page with the worst median. */
  readonly worstPage: string
}

/** @returns undefined if the other site has none of the pages */
export function against(
  rows: readonly ContenderRow[],
  other: string,
  visit: 'first' | 'later',
  figure: ComparedFigure,
): Against | undefined {
  const values = rows.flatMap(({ page, ratios }) => {
    const value = ratios[other]?.[visit][figure].median
    return value === undefined ? [] : [{ page, value }]
  })
  if (values.length === 0) return undefined
  const { median, most } = spreadOf(values.map(({ value }) => value))
  const worstPage = values.find(({ value }) => value === most)?.page ?? ''
  return { pages: values.length, median, worst: most, worstPage }
}
