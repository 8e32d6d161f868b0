import type { Database, Statement } from '../../platform/database/database'
import type { SectionName } from '../tables'

/** A value of a row, as the archive shows it. */
export type Value = string | number | boolean | Date | null | readonly string[]

/** A row of the archive: its fields by name, in the order in which they are shown. */
export type Row = Readonly<Record<string, Value>>

/** One part of the archive. */
export interface Section {
  readonly name: SectionName
  /**
   * A page of rows of the member $1 whose `key` is above $2, in its order, at most {@link pageSize}.
   */
  readonly statement: Statement
  /** Changes a row before it is shown. */
  present?(row: Row): Row
}

/** Rows that are read at once. */
export const pageSize = 200

/** A section by its query, without order and limit. It selects the number `key`, and its values by the names of the fields. */
export const section = (name: SectionName, rows: string, present?: Section['present']): Section => ({
  name,
  statement: {
    name: `personal-data-archive-${name}`,
    text: `select * from (${rows}) found where key > $2::bigint order by key limit ${pageSize}`,
  },
  present,
})

/** The rows of a section, page by page, so that none has to fit into memory. */
export async function* rowsOf(
  database: Database,
  { statement, present = (row) => row }: Section,
  userId: number,
): AsyncGenerator<Row> {
  let after: string | number = 0
  for (;;) {
    const page: readonly (Row & { readonly key: string | number })[] = await database.query(statement, [
      userId,
      after,
    ])
    for (const { key, ...row } of page) {
      after = key
      yield present(row)
    }
    if (page.length < pageSize) return
  }
}
