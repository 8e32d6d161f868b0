import {
  type PrerenderedPage,
  formatsOf,
  type Language,
  type InitialAnswer,
  rowsSlot,
} from '@within-reach/contract'
import { escapeMarkup } from './escape'

type List = NonNullable<PrerenderedPage['list']>
type Fields = Readonly<Record<string, unknown>>

/**
 * Puts the rows of a list into a page that was drawn ahead.
 * @param answers what the page's first reads were answered with
 * @returns its HTML; undefined where it cannot stand for the page: without an answer, without rows, or with one that is like
 *   none that was drawn
 */
export function fillTemplate(
  { html, list }: PrerenderedPage,
  answers: readonly InitialAnswer[],
  language: Language,
): string | undefined {
  if (!list) return html
  const rows = rowsOf(answers.find(({ path }) => path === list.path))
  const drawn = rows.map((row) => drawnLike(list, row)?.map((one) => fill(one, row, language)))
  if (drawn.length === 0 || drawn.includes(undefined)) return undefined
  const [start = '', ...parts] = html.split(rowsSlot)
  return start + parts.map((after, at) => drawn.map((one) => one?.[at] ?? '').join('') + after).join('')
}

function rowsOf(answer: InitialAnswer | undefined): readonly Fields[] {
  const { data } = (answer?.answer ?? {}) as { data?: unknown }
  return Array.isArray(data) ? (data as Fields[]) : []
}

const drawnLike = ({ rows }: List, row: Fields): readonly string[] | undefined =>
  rows.find(({ when }) =>
    Object.entries(when).every(([field, value]) =>
      value === true ? row[field] !== null && row[field] !== undefined : row[field] === value,
    ),
  )?.html

/** A day is told as in the time zone of the service: the browser's is not known before its scripts are there. */
const fill = (html: string, row: Fields, language: Language): string =>
  html.replaceAll(/\{\{(\w+)(\|ago)?\}\}/g, (_, field: string, inWords: string | undefined) => {
    const value = String(row[field])
    return escapeMarkup(inWords === undefined ? value : formatsOf(language).relative(value))
  })
