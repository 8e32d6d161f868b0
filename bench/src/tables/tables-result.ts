/** The space of one table. */
export interface TableSpace {
  readonly table: string
  readonly rows: number
  /** Bytes of the rows, with what is stored apart because it is long. */
  readonly heap: number
  /** Bytes of each index by its name. */
  readonly indexes: Readonly<Record<string, number>>
}

/** The space of the large tables of filled databases, by size. */
export interface TablesResult {
  readonly sizes: Readonly<Record<string, readonly TableSpace[]>>
}
