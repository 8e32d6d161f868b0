import type { Chart } from './chart'
import type { Change, Results, RouteFound } from './found'
import { figure, section, spread, table } from './markdown'

/** The site made of parts against one application. */
export function webSection({ web }: Results): string[] {
  if (!web) return []
  const { routes } = web
  const cells = (route: RouteFound, kind: 'cold' | 'warm') =>
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
      'Made of parts, against one application',
      web,
      'The same sources, built as this site is and as one webpack application, served alike; a slow phone: 1.6 Mbps, 150 ms, a processor four times slower, HTTP/2 with TLS. Times are in milliseconds.',
      '![Until the first thing can be clicked](results/charts/web.svg)',
      'Times of the parts as multiples of the one application, round by round:',
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
      bars: [['made of parts', cold.composed] as const, ['one application', cold.single] as const].flatMap(
        ([name, load]) => (load ? [{ name, value: load.usable }] : []),
      ),
    })),
  }

/** What changes of the platform cost or saved. */
export const changeSections = (results: Results): string[] => [
  ...changeSection(
    'What the platform costs',
    'The site with all that the platform does, against the site before it.',
    results['platform-cost'],
  ),
  ...changeSection(
    'What made it lighter',
    'The site after its shared modules and scripts were made lighter, against the site before that.',
    results['platform-lighter'],
  ),
]

function changeSection(title: string, words: string, change: Change | undefined): string[] {
  if (!change) return []
  const { before, after, routes } = change
  const rows = routes.map(({ route, cold, ratios }) => [
    route,
    ...(['before', 'after'] as const).map((site) => figure((cold[site]?.bytes.median ?? Number.NaN) / 1000)),
    ...(['before', 'after'] as const).map((site) => figure(cold[site]?.usable.median ?? Number.NaN)),
    spread(ratios.cold.largestPaint),
    spread(ratios.cold.usable),
  ])
  const heads = [
    'first visit',
    'kB before',
    'kB after',
    'to click before',
    'after',
    'largest paint, times',
    'to click, times',
  ]
  return [section(title, change, `${words} Revisions \`${before}\` and \`${after}\`.`, table(heads, rows))]
}
