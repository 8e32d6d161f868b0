import type { RowsSource } from '@within-reach/contract'
import type { TimeZone } from './time-zone'

/** The fields of a row or of a page. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * The rows of a list of a page.
 * @param data the data of its read
 * @param zone the time zone of the browser, if the service knows it
 */
export function rowsOf(
  { field, only, limit, reversed, shared = [], changes = [] }: RowsSource,
  data: unknown,
  zone: TimeZone | undefined,
): readonly Fields[] {
  const beside = isFields(data) ? data : {}
  const list = field === undefined ? data : beside[field]
  const rows = Array.isArray(list) ? list.map(asRow).filter(isFields) : []
  const kept = only
    ? rows.filter((row) => String(row[only.field]).startsWith(only.startsWith) === only.is)
    : rows
  const chosen = kept.slice(0, limit)
  const ordered = reversed ? chosen.toReversed() : chosen
  const common = Object.fromEntries(shared.map((name) => [name, beside[name]]))
  const numbered: readonly Fields[] = ordered.map((row, at) => ({
    ...withNested(row),
    ...common,
    index: at + 1,
    count: ordered.length,
  }))
  return changes.reduce((marked, name) => withChanges(marked, name, zone), numbered)
}

/** A list of texts has rows too. */
const asRow = (row: unknown): unknown => (typeof row === 'string' ? { text: row } : row)

/** Marks the rows where a field changes. */
function withChanges(rows: readonly Fields[], name: string, zone: TimeZone | undefined): readonly Fields[] {
  const [field = '', format] = name.split('|')
  let last: unknown
  return rows.map((row) => {
    const value = format === 'day' ? zone?.dayOf(String(row[field])) : row[field]
    const isNew = value !== undefined && value !== null && value !== last
    if (isNew) last = value
    return { ...row, [`new.${name}`]: isNew }
  })
}

/** The fields of a row or of a page, and those of its objects, such as `cost.amount` and `list.facts.room`. Most rows have none. */
export function withNested(row: Fields): Fields {
  const names = Object.keys(row).filter((name) => isFields(row[name]))
  if (names.length === 0) return row
  const nested = names.flatMap((name) =>
    Object.entries(withNested(row[name] as Fields)).map(([field, value]) => [`${name}.${field}`, value]),
  )
  return { ...row, ...(Object.fromEntries(nested) as Fields) }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
