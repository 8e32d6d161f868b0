import type { OverloadResult, OverloadsResult } from '../load/overload-result'
import type { WritesResult } from '../load/migrate-under-writes-result'
import type { Results } from './committed-results'
import { figure, section, spread, table } from './markdown'

const overloadHeads = [
  '',
  'best per second',
  'offered per second',
  'accepted per second',
  'of the best',
  'refused',
  'accepted p50 ms',
  'p99 ms',
  'refused p50 ms',
  'p99 ms',
  'slowest probe ms',
  'at the port of the site',
  'slowest metrics',
  'recovered after ms',
]

const overloadRow = (found: OverloadResult): string[] => [
  found.call,
  ...[found.best, found.offered, found.perSecond, found.throughput].map((value) => figure(value)),
  `${figure(found.shed * 100)} %`,
  ...[found.p50, found.p99, found.refusalP50, found.refusalP99].map((value) => figure(value)),
  ...[found.slowestProbe, found.slowestOnSite, found.slowestScrape].map((value) => figure(value)),
  figure(found.recovery),
]

/** Ten times the calls that the service can answer. */
export function overloadSection({ overload }: Results): string[] {
  if (!overload) return []
  const { connections, times, patient, calls } = overload
  return [
    section(
      'Overload',
      overload,
      `First, the best throughput of a call over 8 to 64 connections. Then ${connections} connections retry after refusals so often that ${times} times the best is offered, as far as the machine can send it. The latency of refusals is measured at ${patient} further clients that obey Retry-After, because the service delays clients that do not. Each probe (\`/healthz\` and \`/readyz\` in turn) uses a new connection, to \`PROBE_PORT\` and to the port of the site. The metrics are read at \`PROBE_PORT\`. ${processorsOf(overload)}`,
      table(overloadHeads, calls.map(overloadRow)),
    ),
  ]
}

const processorsOf = ({ cores }: Pick<OverloadsResult, 'cores'>): string =>
  cores === undefined
    ? 'Service, database and clients share the machine.'
    : `Service and database have ${cores} of the machine's processors, the clients another one.`

/** Thousands of connections. */
export function manyConnectionsSection({ 'load-many-connections': found }: Results): string[] {
  if (!found) return []
  return [
    section(
      'Thousands of connections',
      found,
      `As above, with ${found.connections} connections that are opened at once.`,
      table(overloadHeads, [overloadRow(found)]),
    ),
  ]
}

/** Three instances that are restarted one after the other. */
export function rollingRestartSection({ 'rolling-restart': found }: Results): string[] {
  if (!found) return []
  const { instances, requests, failed, seconds, p99 } = found
  return [
    section(
      'Rolling restart',
      found,
      `${instances} instances behind HAProxy are restarted one after the other by SIGTERM, while clients send lists, pages and form posts over kept connections. A request fails if it has no answer, or a status of 500 or above.`,
      table(
        ['requests', 'failed', 'seconds', 'p99 ms'],
        [[String(requests), String(failed), figure(seconds), figure(p99)]],
      ),
    ),
  ]
}

/** A filled database that is upgraded while the previous release writes. */
export function migrateUnderWritesSection({ 'migrate-under-writes': found }: Results): string[] {
  if (!found) return []
  const { posts, before, during } = found
  const row = (name: string, { writes, failed, seconds, p99, longest }: WritesResult) => [
    name,
    String(writes),
    String(failed),
    figure(seconds),
    figure(p99),
    figure(longest),
  ]
  return [
    section(
      'Upgrade under writes',
      found,
      `A starting instance migrates a database of ${posts} posts from the previous release, while four connections post and edit like that release, one statement after the other.`,
      table(
        ['', 'writes', 'failed', 'seconds', 'p99 ms', 'longest ms'],
        [row('without an upgrade', before), row('during the upgrade', during)],
      ),
    ),
  ]
}

/** The cost of traces. */
export function tracesSection({ 'load-traces': found }: Results): string[] {
  if (!found) return []
  return [
    section(
      'Traces',
      found,
      `Calls over ${found.connections} connections, to services on one database that trace different shares of them. Processor time is that of the service without its database, also as a multiple of that without a collector in the same round. ${processorsOf(found)}`,
      table(
        ['', 'traced', 'per second', 'processor µs per call', 'of off'],
        found.runs.map(({ call, share, perSecond, processor, timesOff }) => [
          call,
          share === 0 ? 'off' : `${share * 100} %`,
          ...[perSecond, processor, timesOff].map((value) => spread(value)),
        ]),
      ),
    ),
  ]
}
