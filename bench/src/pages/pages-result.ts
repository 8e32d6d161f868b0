import { type Spread, spreadOf } from '../measure/statistics'
import type { Load, Visit } from '../web/browser'

/** A page that was opened twice in one round. */
export interface Opened extends Visit {
  readonly round: number
  readonly address: string
  readonly who: 'visitor' | 'member' | 'reference'
}

const kept = ['firstPaint', 'largestPaint', 'usable', 'blocked', 'shift', 'bytes', 'requests'] as const

/** The figures of one visit. Times are in milliseconds, sizes in bytes. */
export type PageFigures = Readonly<Record<(typeof kept)[number], Spread>> & {
  /** The largest paint as a multiple of the reference's on the same kind of visit in the same round. */
  readonly ratio: Spread
  /** The time until the first element can be clicked, as the same multiple. */
  readonly usableRatio: Spread
}

/** One page for one kind of person. */
export interface PageRow {
  readonly address: string
  readonly who: 'visitor' | 'member'
  readonly first: PageFigures
  readonly later: PageFigures
}

/** All pages, and the page whose times are the unit. */
export interface PagesResult {
  readonly reference: string
  readonly rows: readonly PageRow[]
}

/** Summarises all rounds by address and kind of person, in the order in which they were opened. */
export function pagesResultOf(reference: string, opened: readonly Opened[]): PagesResult {
  const units = opened.filter(({ who }) => who === 'reference')
  const unitOf = (round: number, kind: keyof Visit, time: 'largestPaint' | 'usable') =>
    spreadOf(units.filter((each) => each.round === round).map((each) => each[kind][time])).median
  const figures = (visits: readonly Opened[], kind: keyof Visit): PageFigures => {
    const ratioOf = (time: 'largestPaint' | 'usable') =>
      spreadOf(visits.map((each) => each[kind][time] / unitOf(each.round, kind, time)))
    const spread = (name: keyof Load) => spreadOf(visits.map((each) => each[kind][name]))
    return {
      ...(Object.fromEntries(kept.map((name) => [name, spread(name)])) as Record<
        (typeof kept)[number],
        Spread
      >),
      ratio: ratioOf('largestPaint'),
      usableRatio: ratioOf('usable'),
    }
  }
  const groups = new Map<string, Opened[]>()
  for (const each of opened) {
    if (each.who === 'reference') continue
    const key = `${each.who} ${each.address}`
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  const rows = [...groups.values()].flatMap((visits): PageRow[] => {
    const [one] = visits
    if (!one || one.who === 'reference') return []
    const { address, who } = one
    return [{ address, who, first: figures(visits, 'cold'), later: figures(visits, 'warm') }]
  })
  return { reference, rows }
}
