import type { TableSpace } from '../tables/tables-result'
import type { Results } from './committed-results'
import { figure, section, spread, table } from './markdown'

/** Throughput with replicas and instances. */
export function replicasSection({ replicas }: Results): string[] {
  if (!replicas) return []
  const rows = replicas.rows.map((row) => [
    row.call,
    String(row.replicas),
    String(row.instances),
    spread(row.perSecond),
    ...[row.service, row.primary, row.replica].map(({ median }) => figure(median)),
  ])
  return [
    section(
      'Replicas and instances',
      replicas,
      `Reads of a site with ${replicas.size} posts, over 12 connections, with streaming replicas and several instances on the same machine as the clients. The machine bounds the answers per second, so they do not grow with servers. The processor time of a call, in microseconds, says where the work is done: what replicas take from the primary, another machine can do.`,
      table(
        ['call', 'replicas', 'instances', 'per second', 'instances µs', 'primary µs', 'replicas µs'],
        rows,
      ),
    ),
  ]
}

/** The bytes of a row and its entries in all indexes. */
export const bytesPerRow = ({ rows, heap, indexes }: TableSpace): { heap: number; indexes: number } => ({
  heap: heap / rows,
  indexes: Object.values(indexes).reduce((sum, bytes) => sum + bytes, 0) / rows,
})

/** The space of the large tables. */
export function tablesSection({ tables }: Results): string[] {
  if (!tables) return []
  const rows = Object.entries(tables.sizes).flatMap(([size, spaces]) =>
    spaces.map((space) => {
      const each = bytesPerRow(space)
      const [largest = ['', 0]] = Object.entries(space.indexes).sort(([, one], [, other]) => other - one)
      return [
        `${size}: ${space.table}`,
        String(space.rows),
        figure(space.heap / 1e6),
        figure((each.indexes * space.rows) / 1e6),
        figure(each.heap),
        figure(each.indexes),
        `${largest[0]} ${figure(largest[1] / 1e6)}`,
      ]
    }),
  )
  return [
    section(
      'Space of the tables',
      tables,
      'Filled databases after `vacuum`, so without dead rows. MB are 10^6 bytes.',
      table(
        ['table', 'rows', 'rows MB', 'indexes MB', 'bytes a row', 'in indexes', 'largest index MB'],
        rows,
      ),
    ),
  ]
}
