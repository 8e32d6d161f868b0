import type { Browser } from 'playwright-core'
import { interleaved } from '../measure/rounds'
import { type Spread, spreadOf } from '../measure/statistics'
import {
  type BrowserState,
  firstVisit,
  launch,
  type Load,
  type Opened,
  type Route,
  visit,
  type Visit,
} from './browser'
import { startFront } from './front'
import { depthOf } from './traffic'

/** A measured site. */
export interface Measured {
  readonly name: string
  readonly url: string
  /** Whether it has a route; by default all. */
  has?(route: Route): boolean
  /** The cookies and storage of a member. */
  readonly member?: BrowserState
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
  /** The first site's figures as multiples of each other's, by round. */
  readonly ratios: Readonly<Record<string, Ratios>>
}

/** The figures of one site as multiples of another's. */
export type Ratios = Readonly<Record<keyof Visit, Readonly<Record<Compared, Spread>>>>

const compared = ['firstPaint', 'largestPaint', 'usable', 'processor', 'bytes'] as const
/** The figures for which ratios are computed. */
export type Compared = (typeof compared)[number]

/**
 * Starts a front for each site, and a browser that trusts them.
 * @param run gets the sites with the addresses of their fronts
 */
export async function withFronts<Result>(
  sites: readonly Measured[],
  run: (browser: Browser, fronted: readonly Measured[]) => Promise<Result>,
): Promise<Result> {
  const fronts = await Promise.all(sites.map(({ url }) => startFront(url)))
  const browser = await launch(fronts.map(({ pin }) => pin))
  try {
    return await run(
      browser,
      sites.map((site, at) => ({ ...site, url: fronts[at]?.url ?? '' })),
    )
  } finally {
    await browser.close()
    for (const front of fronts) await front.stop()
  }
}

/**
 * Opens every route of some sites in turn, like a slow phone on a mobile network.
 * @param sites the first is compared with each other
 * @param rounds the number of rounds
 */
export async function compare(
  browser: Browser,
  sites: readonly Measured[],
  routes: readonly Route[],
  rounds: number,
): Promise<RouteResult[]> {
  const results: RouteResult[] = []
  for (const [at, route] of routes.entries()) {
    const having = sites.filter(({ has }) => has?.(route) ?? true)
    const stateOf = ({ member }: Measured) => (route.who === 'member' ? member : undefined)
    const depth: Record<string, number> = {}
    for (const site of having)
      depth[site.name] = rowOf(await firstVisit(browser, site.url, route, stateOf(site)))
    const contenders = having.map((site) => ({
      name: site.name,
      run: () => visit(browser, site.url, route, stateOf(site)),
    }))
    const result = { route: route.name, depth, ...resultOf(having, await interleaved(rounds, contenders)) }
    console.log(`  ${at + 1}/${routes.length} ${route.name}: ${inWords(result.ratios)}`)
    results.push(result)
  }
  return results
}

/** The most important medians, as progress output. */
const inWords = (ratios: RouteResult['ratios']): string =>
  Object.entries(ratios)
    .map(([name, { cold, warm }]) => {
      const times = [cold.largestPaint, cold.usable, warm.largestPaint, warm.usable, cold.bytes]
      return `${name} ${times.map(({ median }) => median.toFixed(2)).join(' ')}`
    })
    .join('; ')

const rowOf = ({ requests, vitals }: Opened): number =>
  depthOf(requests.filter(({ at }) => at < vitals.usable))

function resultOf(
  sites: readonly Measured[],
  visits: ReadonlyMap<string, readonly Visit[]>,
): Pick<RouteResult, 'cold' | 'warm' | 'ratios'> {
  const [own, ...others] = sites
  const loads = (name = '', kind: keyof Visit) => (visits.get(name) ?? []).map((each) => each[kind])
  const figures = (kind: keyof Visit) =>
    Object.fromEntries(sites.map(({ name }) => [name, figuresOf(loads(name, kind))]))
  const ratios = (other: string, kind: keyof Visit) => ratiosOf(loads(own?.name, kind), loads(other, kind))
  return {
    cold: figures('cold'),
    warm: figures('warm'),
    ratios: Object.fromEntries(
      others.map(({ name }) => [name, { cold: ratios(name, 'cold'), warm: ratios(name, 'warm') }]),
    ),
  }
}

function figuresOf(loads: readonly Load[]): Figures {
  const [first] = loads
  if (!first) throw new Error('There are no loads')
  const keys = Object.keys(first) as (keyof Load)[]
  return Object.fromEntries(keys.map((key) => [key, spreadOf(loads.map((load) => load[key]))])) as Figures
}

const ratiosOf = (own: readonly Load[], others: readonly Load[]): Record<Compared, Spread> =>
  Object.fromEntries(
    compared.map((key) => [
      key,
      spreadOf(own.map((load, round) => ratioOf(load[key], others[round]?.[key] ?? Number.NaN))),
    ]),
  ) as Record<Compared, Spread>

/** The ratio is 1 if both are equal, because a later visit may load nothing on either side. */
const ratioOf = (own: number, other: number): number => (own === other ? 1 : own / other)
