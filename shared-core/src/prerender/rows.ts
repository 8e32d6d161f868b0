import { type PrerenderedPage, heldField, type InitialAnswer, rowsSlot } from '@within-reach/contract'
import type { PrerenderedList, ListRow } from '../pages/define-page'

type DrawnList = Pick<PrerenderedList, 'path' | 'sample' | 'answer'>
type Row = NonNullable<PrerenderedPage['list']>['rows'][number]

/** Every combination of the values that change the look of a row. */
export const kindsOf = ({ kinds }: Pick<PrerenderedList, 'kinds'>): ListRow[] =>
  Object.entries(kinds).reduce<ListRow[]>(
    (found, [field, values]) => found.flatMap((kind) => values.map((value) => ({ ...kind, [field]: value }))),
    [{}],
  )

// In these lists no list item or table row contains another one.
const element = /<(tr|li)\b[^>]*>(?:(?!<\/\1>)[\s\S])*<\/\1>/g
const timeInWords = /(<time datetime="\{\{(\w+)\}\}"[^>]*>)[^<]*/gi

/**
 * Renders a page once per kind of row, and cuts the rows out.
 * @param fields the fields of the read's request
 * @param draw renders the page with certain answers
 * @throws Error if a kind has no row, or if the page around the rows differs between kinds
 */
export function cutRows(
  list: DrawnList,
  kinds: readonly ListRow[],
  fields: Readonly<Record<string, string>>,
  draw: (answers: readonly InitialAnswer[]) => string,
): PrerenderedPage {
  const { path, sample, answer } = list
  const pages = new Set<string>()
  const rows = kinds.map((kind) => {
    const html: string[] = []
    const drawn = withSlots(draw([{ path, fields, answer: answer({ ...sample, ...kind }) }]), sample)
    pages.add(
      drawn.replace(element, (row) => {
        if (!row.includes('{{')) return row
        html.push(row)
        return rowsSlot
      }),
    )
    const when = Object.entries(kind).map(([field, value]) => [field, value === sample[field] ? true : value])
    return { when: Object.fromEntries(when) as Row['when'], html: withMarks(html, sample) }
  })
  const [html = '', ...others] = pages
  if (others.length > 0 || html.includes('{{') || rows.some((row) => row.html.length === 0))
    throw new Error(
      `The rows of ${path} cannot be separated from the page: draw every kind of row, and use the sample's fields in rows only.`,
    )
  return { html, list: { path, rows } }
}

function withSlots(html: string, sample: PrerenderedList['sample']): string {
  const slotted = Object.entries(sample).reduce(
    (text, [field, value]) => text.replaceAll(String(value), `{{${field}}}`),
    html,
  )
  return slotted.replace(timeInWords, '$1{{$2|ago}}')
}

/**
 * Marks the elements that contain the texts of a row, each text once. Numbers are not marked: they are short, and would be read
 * back as texts.
 */
function withMarks(parts: readonly string[], sample: PrerenderedList['sample']): string[] {
  const texts = Object.keys(sample).filter((field) => typeof sample[field] === 'string')
  return texts.reduce<string[]>(
    (marked, field) => {
      const at = marked.findIndex((part) => elementWith(field).test(part))
      return marked.map((part, index) =>
        index === at ? part.replace(elementWith(field), markedAs(field)) : part,
      )
    },
    [...parts],
  )
}

/** An unmarked element whose whole text, or the whole value of an attribute, is the field. */
const elementWith = (field: string): RegExp =>
  new RegExp(
    `<\\w+(?![^>]* ${heldField}=)(?=[^>]* ([\\w-]+)="\\{\\{${field}\\}\\}"|[^>]*>\\{\\{${field}\\}\\}</)`,
  )

const markedAs =
  (field: string) =>
  (tag: string, attribute: string | undefined): string =>
    `${tag} ${heldField}="${field}${attribute === undefined ? '' : `@${attribute.toLowerCase()}`}"`
