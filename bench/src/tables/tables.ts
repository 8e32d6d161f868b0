import pg from 'pg'
import { fillSize } from '../data/data'
import { asSize } from '../data/sizes'
import { saveResult } from '../results'
import { startSite } from '../site'
import type { TableSpace, TablesResult } from './tables-result'

/** Reads the space of every table above a megabyte: `npm run bench -- tables [1m]`. */
export async function tables(args: readonly string[]): Promise<void> {
  const found: Record<string, TableSpace[]> = {}
  for (const size of (args.length > 0 ? args : ['1m']).map(asSize)) {
    await fillSize(size)
    const site = await startSite(size)
    try {
      found[size] = await spaceOf(site.databaseUrl)
    } finally {
      await site.stop()
    }
    console.table(found[size].map(({ table, rows, heap }) => ({ table, rows, heap })))
  }
  await saveResult('tables', { sizes: found } satisfies TablesResult)
}

async function spaceOf(url: string): Promise<TableSpace[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ table: string; heap: string; indexes: Record<string, number> }>(
      `select c.relname as table, pg_table_size(c.oid) as heap,
         (select coalesce(json_object_agg(x.indexrelid::regclass::text, pg_relation_size(x.indexrelid)), '{}')
            from pg_index x where x.indrelid = c.oid) as indexes
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname = 'public' and pg_total_relation_size(c.oid) > 1e6
         and c.relname !~ '^(bench_|remote_|shell_)'
       order by pg_total_relation_size(c.oid) desc`,
    )
    const spaces: TableSpace[] = []
    for (const { table, heap, indexes } of rows) {
      const counted = await client.query<{ count: string }>(`select count(*) from ${table}`)
      spaces.push({ table, rows: Number(counted.rows[0]?.count), heap: Number(heap), indexes })
    }
    return spaces
  } finally {
    await client.end()
  }
}
