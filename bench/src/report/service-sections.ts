import type { Chart } from './chart'
import type { CallResult } from '../api/summary'
import type { Results } from './committed-results'
import { figure, section, spread, table, thousands } from './markdown'

/** The service against a minimal server for the same statements. */
export function floorSection({ floor }: Results): string[] {
  if (!floor) return []
  const rows = floor.calls.map(({ call, bare, floor: minimal, service, floorOfBare, serviceOfFloor }) => [
    call,
    ...[bare, minimal, service].map(({ median }) => figure(median)),
    spread(floorOfBare),
    spread(serviceOfFloor),
  ])
  return [
    section(
      'The cost of Node itself',
      floor,
      'Answers per second for the same statements among ten thousand posts: of the bare statement under pgbench, of a minimal server with node:http and pg only, without checks, limits, logs and metrics, and of the service. The service answers equal requests that arrive together with one statement.',
      table(
        [
          '',
          'bare statement',
          'minimal server',
          'service',
          'minimal server / bare statement',
          'service / minimal server',
        ],
        rows,
      ),
    ),
  ]
}

/** The calls of the service. */
export function apiSection({ api }: Results): string[] {
  if (!api) return []
  const heads = [
    '',
    'per second',
    'p50 ms',
    'p99 ms',
    'µs of processor time',
    'share of the bare statement',
    'times a trivial server',
    'two instances',
    'times 10k',
  ]
  const row = (found: CallResult) => [
    found.call,
    figure(found.perSecond.median),
    figure(found.p50.median),
    figure(found.p99.median),
    figure(found.processor.median),
    found.shareOfBare ? spread(found.shareOfBare) : '',
    spread(found.timesReference),
    found.two ? figure(found.two.median) : '',
    found.against10k ? spread(found.against10k.processor) : '',
  ]
  const parts = Object.entries(api.sizes).flatMap(([size, calls]) => [
    `At ${size} posts:`,
    table(heads, calls.map(row)),
  ])
  const alone = (api.sizes['1m'] ?? []).flatMap(({ call, alone: found }) =>
    found ? [[call, figure(found.p50.median), figure(found.p99.median), spread(found.timesReference)]] : [],
  )
  const one =
    alone.length > 0
      ? [
          'One call after the other, at 1m posts:',
          table(['', 'p50 ms', 'p99 ms', 'times a trivial server'], alone),
        ]
      : []
  return [
    section(
      'Calls of the service',
      api,
      'Each call through the real service during writes, compared with its bare statement under pgbench on the same server, and with a trivial node:http server that answers the same bytes. Processor time is that of service and database.',
      '![Processor time of each call](results/charts/api.svg)',
      ...parts,
      ...one,
    ),
  ]
}

/** Calls that are not in the chart: beside their long bars, the others would not be distinguishable. */
const apart = ['search', 'inbox']

export const apiChart = ({ api }: Results): Chart | undefined =>
  api && {
    title: `Processor time of calls except ${apart.join(' and ')}, service and database`,
    unit: 'µs',
    groups: (Object.values(api.sizes)[0] ?? [])
      .filter(({ call }) => !apart.includes(call))
      .map(({ call }) => ({
        name: call,
        bars: Object.entries(api.sizes).flatMap(([size, calls]) => {
          const found = calls.find((each) => each.call === call)
          return found ? [{ name: `${size} posts`, value: found.processor }] : []
        }),
      })),
  }

/** Idle event streams. */
export function liveSection({ live }: Results): string[] {
  if (!live) return []
  const { service, reference, timesReference, streams, ofAddressee } = live
  const kilobytes = (['first', 'further', 'heap'] as const).map((key) => [
    {
      first: 'the first 1,000 streams, kB each',
      further: 'further streams, kB each',
      heap: 'heap of these, kB',
    }[key],
    spread(thousands(service[key])),
    spread(thousands(reference[key])),
    spread(timesReference[key]),
  ])
  const times = (['toLast', 'slowest'] as const).map((key) => [
    { toLast: 'from a write to the last stream, ms', slowest: 'the slowest of twenty writes, ms' }[key],
    spread(service[key]),
    spread(reference[key]),
    spread(timesReference[key]),
  ])
  return [
    section(
      'Event streams',
      live,
      `${streams} idle streams of as many members, and ${ofAddressee} of one member who gets a message. A trivial node:http server has as many streams. Memory is that of the process after garbage collection. The service batches announcements between its instances for 20 ms.`,
      '![Memory of a stream](results/charts/live.svg)',
      table(['', 'service', 'trivial server', 'times'], [...kilobytes, ...times]),
    ),
  ]
}

export const liveChart = ({ live }: Results): Chart | undefined =>
  live && {
    title: 'Memory of an idle event stream',
    unit: 'kB',
    groups: [
      { name: 'service', bars: [{ name: 'process', value: thousands(live.service.further) }] },
      { name: 'trivial server', bars: [{ name: 'process', value: thousands(live.reference.further) }] },
    ],
  }
