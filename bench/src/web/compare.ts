import { interleaved } from '../measure/rounds'
import { type Spread, spreadOf } from '../measure/statistics'
import { firstVisit, launch, type Load, type Opened, type Route, visit, type Visit } from './browser'
import { type Front, startFront } from './front'
import { depthOf } from './traffic'

/** A measured site. */
export interface Measured {
  readonly name: string
  readonly url: string
}

/** One route of one site: the median of each figure, with its spread. */
export type Figures = Readonly<Record<keyof Load, Spread>>

/** One route of the compared sites. */
export interface RouteResult {
  readonly route: string
  /** The depth of requests until the page is interactive; the page itself is 1. */
  readonly depth: Readonly<Record<string, number>>
  readonly cold: Readonly<Record<string, Figures>>
  readonly warm: Readonly<Record<string, Figures>>
  /** The first site's times as multiples of the second's, by round. */
  readonly ratios: {
    readonly cold: Readonly<Record<Timed, Spread>>
    readonly warm: Readonly<Record<Timed, Spread>>
  }
}

const timed = ['firstPaint', 'largestPaint', 'usable', 'processor'] as const
/** The times for which ratios are computed. */
export type Timed = (typeof timed)[number]

/**
 * Opens every route of two sites in turn, like a slow phone on a mobile network.
 * @param rounds the number of rounds
 */
export async function compare(
  pair: readonly [Measured, Measured],
  routes: readonly Route[],
  rounds: number,
): Promise<RouteResult[]> {
  const fronts = await Promise.all(pair.map(({ url }) => startFront(url)))
  const browser = await launch(fronts.map(({ pin }) => pin))
  try {
    const results: RouteResult[] = []
    for (const route of routes) {
      const contenders = pair.map(({ name }, at) => ({
        name,
        run: () => visit(browser, (fronts[at] as Front).url, route),
      }))
      const depths: Record<string, number> = {}
      for (const [at, { name }] of pair.entries())
        depths[name] = rowOf(await firstVisit(browser, (fronts[at] as Front).url, route))
      const visits = await interleaved(rounds, contenders)
      const result = { route: route.name, depth: depths, ...resultOf(pair, visits) }
      console.log(`  ${route.name}: ${inWords(result.ratios.cold)}`)
      results.push(result)
    }
    return results
  } finally {
    await browser.close()
    for (const front of fronts) await front.stop()
  }
}

/** The most important medians, as progress output. */
const inWords = ({ usable, largestPaint, processor }: RouteResult['ratios']['cold']): string =>
  Object.entries({ usable, LCP: largestPaint, processor })
    .map(([name, { median }]) => `${name} ${median.toFixed(2)}`)
    .join(', ')

const rowOf = ({ requests, vitals }: Opened): number =>
  depthOf(requests.filter(({ at }) => at < vitals.usable))

function resultOf(
  [one, other]: readonly [Measured, Measured],
  visits: ReadonlyMap<string, readonly Visit[]>,
): Pick<RouteResult, 'cold' | 'warm' | 'ratios'> {
  const loads = (name: string, kind: keyof Visit) => (visits.get(name) ?? []).map((each) => each[kind])
  const figures = (kind: keyof Visit) =>
    Object.fromEntries([one, other].map(({ name }) => [name, figuresOf(loads(name, kind))]))
  const ratios = (kind: keyof Visit) => ratiosOf(loads(one.name, kind), loads(other.name, kind))
  return {
    cold: figures('cold'),
    warm: figures('warm'),
    ratios: { cold: ratios('cold'), warm: ratios('warm') },
  }
}

function figuresOf(loads: readonly Load[]): Figures {
  const [first] = loads
  if (!first) throw new Error('There are no loads')
  const keys = Object.keys(first) as (keyof Load)[]
  return Object.fromEntries(keys.map((key) => [key, spreadOf(loads.map((load) => load[key]))])) as Figures
}

const ratiosOf = (own: readonly Load[], others: readonly Load[]): Record<Timed, Spread> =>
  Object.fromEntries(
    timed.map((key) => [
      key,
      spreadOf(own.map((load, round) => load[key] / (others[round]?.[key] ?? Number.NaN))),
    ]),
  ) as Record<Timed, Spread>
