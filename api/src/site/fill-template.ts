import {
  type PrerenderedPage,
  formatsOf,
  heldField,
  type Language,
  type InitialAnswer,
  rowsSlot,
} from '@within-reach/contract'
import { escapeMarkup } from './escape'

type List = NonNullable<PrerenderedPage['list']>
type Fields = Readonly<Record<string, unknown>>

/** A prerendered page with its rows. */
export interface FilledPage {
  readonly html: string
  /** The answers without the fields that the rows contain, so that a list is sent once. */
  readonly answers: readonly InitialAnswer[]
}

/**
 * Inserts the rows of a list into a prerendered page.
 * @param answers the answers of the page's first reads
 * @returns undefined if the prerendered page cannot be used: the list's answer is missing, it has no rows, or no template fits a
 * row
 */
export function fillTemplate(
  { html, list }: PrerenderedPage,
  answers: readonly InitialAnswer[],
  language: Language,
): FilledPage | undefined {
  if (!list) return { html, answers }
  const listed = answers.find(({ path }) => path === list.path)
  const rows = rowsOf(listed)
  const kinds = rows.map((row) => drawnLike(list, row))
  const drawn = rows.map((row, at) => kinds[at]?.map((one) => fill(one, row, language)))
  if (!listed || drawn.length === 0 || drawn.includes(undefined)) return undefined
  const [start = '', ...parts] = html.split(rowsSlot)
  return {
    html: start + parts.map((after, at) => drawn.map((one) => one?.[at] ?? '').join('') + after).join(''),
    answers: answers.map((one) => (one === listed ? withoutHeld(one, rows, kinds.map(heldIn)) : one)),
  }
}

/** The fields that a row's HTML contains unchanged, by the names of its attributes. */
const heldIn = (parts: readonly string[] = []): string[] =>
  [...parts.join('').matchAll(held)].map(([, field = '']) => field)
const held = new RegExp(` ${heldField}="(\\w+)`, 'g')

function withoutHeld(
  answer: InitialAnswer,
  rows: readonly Fields[],
  fields: readonly (readonly string[])[],
): InitialAnswer {
  const data = rows.map((row, at) =>
    Object.fromEntries(Object.entries(row).filter(([field]) => !fields[at]?.includes(field))),
  )
  return { ...answer, answer: { ...(answer.answer as object), data }, drawn: [...new Set(fields.flat())] }
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

/** Dates are in the service's time zone. The browser's time zone is unknown until scripts run. */
const fill = (html: string, row: Fields, language: Language): string =>
  html.replaceAll(/\{\{(\w+)(\|ago)?\}\}/g, (_, field: string, inWords: string | undefined) => {
    const value = String(row[field])
    return escapeMarkup(inWords === undefined ? value : formatsOf(language).relative(value))
  })
