import type { Database } from '../platform/database/database'

/**
 * How many rows of some tables some work reads, by the plans that hold for any values. Rows that only an index answers count as well,
 * unless the table was vacuumed.
 */
export async function rowsRead(
  tx: Database,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<number> {
  const count = async () => {
    const text = `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::integer as rows
      from pg_stat_xact_user_tables where relname = any($1)`
    return (await tx.query<{ rows: number }>({ name: 'rows-read', text }, [tables]))[0]?.rows ?? Number.NaN
  }
  await tx.query({ name: 'generic-plans', text: 'set local plan_cache_mode = force_generic_plan' })
  const before = await count()
  await work()
  return (await count()) - before
}
