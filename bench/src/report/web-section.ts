import type { Chart } from './chart'
import type { Results, WebRouteResult } from './committed-results'
import { figure, section, spread, table } from './markdown'

/** The composed site against a single application. */
export function webSection({ web }: Results): string[] {
  if (!web) return []
  const { routes } = web
  const cells = (route: WebRouteResult, kind: 'cold' | 'warm') =>
    (['composed', 'single'] as const).map((site) => {
      const load = route[kind][site]
      if (!load) return []
      const { bytes, requests, firstPaint, largestPaint, usable, blocked } = load
      return [
        `${route.route}, ${site}`,
        figure(bytes.median / 1000),
        figure(requests.median),
        kind === 'cold' ? String(route.depth?.[site] ?? '') : '',
        ...[firstPaint, largestPaint, usable, blocked].map(({ median }) => figure(median)),
      ]
    })
  const heads = ['', 'kB', 'requests', 'in a row', 'first paint', 'largest paint', 'to click', 'blocked']
  const ratios = routes.map(({ route, ratios: { cold, warm } }) => [
    route,
    spread(cold.largestPaint),
    spread(cold.usable),
    spread(warm.largestPaint),
    spread(warm.usable),
  ])
  return [
    section(
      'Composed site against a single application',
      web,
      'The same sources, built as this site and as one webpack application without preload hints and prerendered pages, on a slow phone: 1.6 Mbps, 150 ms, a processor four times slower, HTTP/2 with TLS. Times are in milliseconds.',
      '![Until the first thing can be clicked](results/charts/web.svg)',
      'Times of the composed site as multiples of the single application, by round:',
      table(
        [
          '',
          'largest paint, first visit',
          'to click, first visit',
          'largest paint, later',
          'to click, later',
        ],
        ratios,
      ),
      'First visits:',
      table(
        heads,
        routes.flatMap((route) => cells(route, 'cold')),
      ),
      'Later visits:',
      table(
        heads,
        routes.flatMap((route) => cells(route, 'warm')),
      ),
    ),
  ]
}

export const webChart = ({ web }: Results): Chart | undefined =>
  web && {
    title: 'First visit on a slow phone, until the first thing can be clicked',
    unit: 'ms',
    groups: web.routes.map(({ route, cold }) => ({
      name: route,
      bars: [['composed', cold.composed] as const, ['one application', cold.single] as const].flatMap(
        ([name, load]) => (load ? [{ name, value: load.usable }] : []),
      ),
    })),
  }
