import type { Results } from './committed-results'
import { figure, section, table } from './markdown'

const megabytes = (bytes: number): string => figure(bytes / 1024 / 1024)

/** Requests that begin and never end. */
export function stalledSection({ 'load-stalled': stalled }: Results): string[] {
  if (!stalled) return []
  const { connections, seconds, kinds } = stalled
  const heads = [
    '',
    'MB before',
    'most',
    'answered',
    'dropped after s',
    'others, p50 ms',
    'p99',
    'slowest',
    'failed',
  ]
  const rows = kinds.map(({ kind, before, peak, answered, dropped, visitors }) => [
    kind,
    megabytes(before),
    megabytes(peak),
    Object.entries(answered)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ') || 'none',
    dropped === null ? 'held' : figure(dropped / 1000),
    ...[visitors.median, visitors.p99, visitors.slowest].map((time) => figure(time)),
    `${visitors.failed} of ${visitors.calls}`,
  ])
  return [
    section(
      'Stalled requests',
      stalled,
      `${connections} connections each begin a request, send up to 256 kB of it and then nothing for ${seconds} s. Meanwhile others read a board, each on a new connection. Memory is the resident memory of the process, including garbage.`,
      table(heads, rows),
    ),
  ]
}
