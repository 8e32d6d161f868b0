import { judgeClicks } from './clicks-targets'
import { judgeCluster } from './cluster-section'
import { judgeContenders } from './contenders-targets'
import type { Results } from './committed-results'
import { judgeDevelop } from './develop-section'
import { judgeDrill } from './drill-section'
import { judgeAlerts } from './alerts-section'
import { judgeMails } from './mails-section'
import { judgeFind } from './find-section'
import { judgeInterlock } from './interlock-section'
import { judgeInteractions } from './interactions-section'
import { judgeIsolation } from './isolation-targets'
import { atLeast, atMost, below, type Judged, worstOf } from './judged'
import { judgeLighthouse } from './lighthouse-section'
import { judgePages } from './pages-section'
import { judgeReads } from './reads-section'
import { judgeService } from './service-targets'
import { judgeUnload } from './unload-section'
import { judgeUpgrade } from './upgrade-section'

/** The targets with their measurements; targets without a measurement are omitted. */
export const judge = (results: Results): Judged[] => [
  ...(results.contenders ? judgeContenders(results) : judgeWeb(results)),
  ...judgePages(results),
  ...judgeLighthouse(results),
  ...judgeClicks(results),
  ...judgeInteractions(results),
  ...judgeUnload(results),
  ...judgeDevelop(results),
  ...judgeService(results),
  ...judgeReads(results),
  ...judgeFind(results),
  ...judgeAlerts(results),
  ...judgeMails(results),
  ...judgeInterlock(results),
  ...judgeLive(results),
  ...judgePlatform(results),
  ...judgeOverload(results),
  ...judgeRollingRestart(results),
  ...judgeMigration(results),
  ...judgeUpgrade(results),
  ...judgeCluster(results),
  ...judgeDrill(results),
  ...judgeStalled(results),
  ...judgeIsolation(results),
]

function judgeWeb({ web }: Results): Judged[] {
  if (!web) return []
  const { routes } = web
  const composed = routes.map(({ route, cold, warm, depth }) => ({
    route,
    cold: cold.composed,
    warm: warm.composed,
    depth: depth?.composed,
  }))
  const list = composed.find(({ route }) => route === 'board list')?.cold?.bytes.median
  const deepest = Math.max(...composed.map(({ depth = Number.NaN }) => depth))
  const again = worstOf(composed.map(({ warm }) => warm?.scripts.most ?? Number.NaN))
  const blocked = worstOf(composed.map(({ cold }) => cold?.blocked.median ?? Number.NaN))
  const shift = worstOf(composed.map(({ cold }) => cold?.shift.most ?? Number.NaN))
  const ratios = (['largestPaint', 'usable'] as const).map((time): Judged => {
    const medians = routes.map((each) => each.ratios.cold[time].median).sort((a, b) => a - b)
    const [middle, worst] = [medianOf(medians), worstOf(medians)]
    const name = time === 'usable' ? 'First thing to click' : 'Largest paint'
    return {
      target: `${name} of the composed site at most 1.00 times that of a single application without hints and prerendered pages, and at most 1.05 on every page`,
      measured: `${middle.toFixed(2)}, at worst ${worst.toFixed(2)}`,
      met: middle <= 1.005 && worst <= 1.055,
    }
  })
  return [
    ...ratios,
    atMost('No request chain deeper than the page and one level', deepest, 2),
    ...(list === undefined
      ? []
      : [atMost('A board list in total, with a cold cache, at most 150 kB', list / 1000, 150, 'kB')]),
    atMost('A later visit loads no script again', again / 1000, 0, 'kB'),
    below('Blocked on a slow phone below 150 ms, on every route', blocked, 150, 'ms'),
    atMost('Nothing shifts', shift, 0),
  ]
}

function judgeLive({ live }: Results): Judged[] {
  if (!live) return []
  const { further, toLast } = live.service
  return [
    atMost('An idle event stream takes at most 25 kB of the service', further.median / 1000, 25, 'kB'),
    atMost('The last of 5,000 event streams has a message within 100 ms', toLast.median, 100, 'ms'),
  ]
}

function judgePlatform({ scale, builds, ship, deltas }: Results): Judged[] {
  return [
    ...Object.entries(deltas?.packages ?? {}).map(([name, { after }]) =>
      atMost(
        `One changed line of ${name}: at most 3 kB to load after the deploy`,
        after.bytes / 1000,
        3,
        'kB',
      ),
    ),
    ...(scale
      ? [
          atMost(
            '100 remotes instead of 4: at most 10 ms more of the main thread until the start page is idle',
            scale.added.processor.median,
            10,
            'ms',
          ),
          atMost(
            '100 remotes instead of 4: at most 15 kB more to load',
            scale.added.documentSent.median / 1000,
            15,
            'kB',
          ),
        ]
      : []),
    ...(builds
      ? [
          below('All parts built from scratch within 60 s', builds.seconds.whole.median, 60, 's'),
          below('One changed remote built within 5 s', builds.seconds.one.median, 5, 's'),
        ]
      : []),
    ...(ship
      ? [
          below(
            'A rollback, from the command to every instance, within 2 s',
            ship.milliseconds.commandToEverywhere.median / 1000,
            2,
            's',
          ),
        ]
      : []),
  ]
}

function judgeRollingRestart({ 'rolling-restart': found }: Results): Judged[] {
  if (!found) return []
  return [
    atLeast('Rolling restart of three instances: requests during it', found.requests, 10_000),
    atMost('Rolling restart of three instances: requests that failed', found.failed, 0, ''),
  ]
}

function judgeMigration({ 'migrate-under-writes': found }: Results): Judged[] {
  if (!found) return []
  const { posts, during } = found
  return [
    atMost(`Upgrade of ${posts} posts: writes that failed during it`, during.failed, 0, ''),
    atMost(`Upgrade of ${posts} posts: every write within 2 s`, during.longest / 1000, 2, 's'),
  ]
}

function judgeOverload({ overload }: Results): Judged[] {
  if (!overload) return []
  const { calls } = overload
  const worst = (of: (call: (typeof calls)[number]) => number) => worstOf(calls.map(of))
  const offered = 'Ten times the best throughput'
  return [
    atMost(`${offered}: 99 of 100 accepted calls within 1 s`, worst(({ p99 }) => p99) / 1000, 1, 's'),
    atMost(
      `${offered}: half of the refusals within 50 ms, for clients that obey Retry-After`,
      worst(({ refusalP50 }) => refusalP50),
      50,
      'ms',
    ),
    atMost(
      `${offered}: every probe within 200 ms`,
      worst(({ slowestProbe }) => slowestProbe),
      200,
      'ms',
    ),
    atLeast(`${offered}: at least 0.8 of the best throughput`, -worst(({ throughput }) => -throughput), 0.8),
    atMost(`${offered}: recovered within 1 s`, worst(({ recovery }) => recovery) / 1000, 1, 's'),
  ]
}

function judgeStalled({ 'load-stalled': stalled }: Results): Judged[] {
  if (!stalled) return []
  const { connections, kinds } = stalled
  const more = worstOf(kinds.map(({ before, peak }) => peak - before)) / 1024 / 1024
  const failed = kinds.reduce((sum, { visitors }) => sum + visitors.failed, 0)
  const slowest = worstOf(kinds.map(({ visitors }) => visitors.p99)) / 1000
  const stalling = `${connections} stalled requests`
  return [
    atMost(`${stalling}: at most 150 MB more memory, for every kind`, more, 150, 'MB'),
    atMost(`${stalling}: no call of others fails`, failed, 0),
    atMost(`${stalling}: 99 of 100 calls of others within 1 s`, slowest, 1, 's'),
  ]
}

function medianOf(sorted: readonly number[]): number {
  const [below = Number.NaN, above = Number.NaN] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ]
  return (below + above) / 2
}
