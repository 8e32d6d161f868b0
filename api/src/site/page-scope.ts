import { type InitialAnswer, type PrerenderedPage, postDetail, type RowsSource } from '@within-reach/contract'
import { isCleanedHtml } from './cleaned-html'

/** The fields of a row or of a page. */
export type Fields = Readonly<Record<string, unknown>>

/** What a template is filled with. */
export interface PageScope {
  readonly fields: Fields
  /** The fields that may be inserted as markup. */
  readonly cleaned: Readonly<Record<string, string>>
  /** The rows of the page's lists, by name. */
  readonly rows: Readonly<Record<string, readonly Fields[]>>
}

/**
 * Collects the fields and rows of a page from its answers.
 * @param about what is known of the visit: whether the reader is a member, and the query
 * @returns undefined if an answer is missing that the page needs
 */
export function scopeOf(
  { reads = [], rows: sources = {} }: PrerenderedPage,
  answers: readonly InitialAnswer[],
  about: Fields,
): PageScope | undefined {
  const dataOf = (path: string): unknown =>
    (answers.find((one) => one.path === path)?.answer as { data?: unknown } | undefined)?.data
  if (reads.some((path) => dataOf(path) === undefined)) return undefined
  const rows = Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [name, rowsOf(source, dataOf(source.path))]),
  )
  const counts = Object.entries(rows).map(([name, list]) => [`${name}.count`, list.length])
  const objects = reads.map(dataOf).filter(isFields)
  return {
    fields: Object.assign({}, ...objects, about, Object.fromEntries(counts)) as Fields,
    cleaned: cleanedOf(dataOf(postDetail.path)),
    rows,
  }
}

function rowsOf({ field, only }: RowsSource, data: unknown): readonly Fields[] {
  const list = field === undefined ? data : isFields(data) ? data[field] : undefined
  const rows = Array.isArray(list) ? list.filter(isFields) : []
  const chosen = only
    ? rows.filter((row) => String(row[only.field]).startsWith(only.startsWith) === only.is)
    : rows
  return chosen.map((row, at) => ({ ...row, index: at + 1, count: chosen.length }))
}

/** The only markup of users in a page is a post's description. */
function cleanedOf(post: unknown): Readonly<Record<string, string>> {
  const description = isFields(post) ? post.description : undefined
  return typeof description === 'string' && isCleanedHtml(description) ? { description } : {}
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
