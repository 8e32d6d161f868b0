import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './table.module.css'

export interface Column<Row> {
  readonly key: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** The column that takes the remaining width. */
  readonly grows?: boolean
}

export interface TableProps<Row> {
  /** The table's content, for screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
}

/** Rows and columns. On narrow screens, use ListCards instead. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <table className={styles.table}>
      <caption className="wr-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label, grows }) => (
            <th key={key} scope="col" className={classNames(grows && styles.grows)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, cell }) => (
              <td key={key}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
