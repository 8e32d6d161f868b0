import { partSlot, type PrerenderedPart, type When } from '@within-reach/contract'
import type { PrerenderedRows } from '../pages/define-page'
import { cutParts } from './cut-parts'
import { keyOf, looksOf } from './row-looks'

/** Rendered HTML with slots instead of its samples and its rows. */
export interface CutLists {
  readonly html: string
  readonly parts: Readonly<Record<string, PrerenderedPart>>
}

/** Matches an element that contains no other element of its name. */
const rowOf = (name: string): string => `<(${name})\\b[^>]*>(?:(?!</?\\1\\b)[\\s\\S])*</\\1>`
/** Matches a time whose text is no slot. */
const timeInWords = /(<time\b[^>]* datetime="\{\{([\w.]+)\}\}"[^>]*>)(?!\{\{)[^<]*/gi

/** Matches a text, a label or a value, from the character before it. */
const written = /(?:>|(?:aria-label|value)=")[^<>"]*/g

/** Replaces the samples in HTML by their slots, or by a text that contains slots. A short number counts only as a text, a label or a value: drawings contain numbers. */
export function withSlots(html: string, slots: Readonly<Record<string, string>>): string {
  const longestFirst = Object.entries(slots).sort(([one], [other]) => other.length - one.length)
  const isNumber = ([sample]: readonly [string, string]) => /^\d{1,4}$/.test(sample)
  const slotted = longestFirst
    .filter((slot) => !isNumber(slot))
    .reduce((text, [sample, slot]) => text.replaceAll(sample, asSlot(slot)), html)
  const numbers = Object.fromEntries(longestFirst.filter(isNumber))
  return withNumbers(slotted, numbers).replaceAll(timeInWords, '$1{{$2|ago}}')
}

const asSlot = (slot: string): string => (slot.includes('{{') ? slot : `{{${slot}}}`)

/** Replaces short numbers in one pass: a page is drawn hundreds of times. */
function withNumbers(html: string, slots: Readonly<Record<string, string>>): string {
  const samples = Object.keys(slots)
  if (samples.length === 0) return html
  const number = new RegExp(`\\b(?:${samples.join('|')})\\b`, 'g')
  return html.replaceAll(written, (text) =>
    text.replaceAll(number, (sample) => asSlot(slots[sample] ?? sample)),
  )
}

/**
 * Cuts the rows of lists out of rendered HTML. The slots of a row begin with the name of its list.
 * @param html rendered HTML with slots
 * @throws Error if a list has too few rows
 */
export function cutLists(html: string, lists: Readonly<Record<string, PrerenderedRows>>): CutLists {
  const parts: Record<string, PrerenderedPart> = {}
  let left = html
  for (const [name, { kinds, aspects, first, element = 'tr|li' }] of Object.entries(lists)) {
    const rows: string[] = []
    const row = new RegExp(rowOf(element), 'g')
    left = left.replaceAll(new RegExp(`(?:${rowOf(element)})+`, 'g'), (list) => {
      if (!list.includes(`{{${name}.`)) return list
      rows.push(...(list.replaceAll(`{{${name}.`, '{{').match(row) ?? []))
      return partSlot(name)
    })
    if (rows.length === 0 || (aspects && rows.length === 1)) continue
    const rowAt = (at: number): string => {
      const drawn = rows[at]
      if (drawn === undefined)
        throw new Error(`The list ${name} is drawn without row ${at}: give more samples.`)
      // The fields of objects in a row have a point too.
      const isForeign = ([, other = '']: RegExpMatchArray) => !aspects || other in lists
      if ([...drawn.matchAll(/\{\{(\w+)\./g)].some(isForeign))
        throw new Error(`A row of ${name} has a sample of another list: make them unique.`)
      return aspects ? withOwnIds(drawn, name) : drawn
    }
    Object.assign(
      parts,
      aspects
        ? partsOfRows(name, { aspects, first }, rowAt)
        : { [name]: { rows: name, kinds: kinds.map(({ at, when }) => ({ when, html: rowAt(at) })) } },
    )
  }
  return { html: left, parts }
}

/**
 * Replaces the ids that React generates by ids with the number of the row. The generated ones differ between the drawn rows, which would
 * count as a look.
 */
function withOwnIds(row: string, list: string): string {
  const ids = [...row.matchAll(/ id="(\w*prerender-\w+)"/g)].map(([, id = '']) => id)
  return ids.reduce((text, id, at) => text.replaceAll(id, `prerender-${list}-{{index}}-${at}`), row)
}

type RowsByAspects = Pick<PrerenderedRows, 'first'> & { readonly aspects: readonly (readonly When[])[] }

/** The template of a row, with a part for each group of fields that changes it. */
function partsOfRows(
  name: string,
  { aspects, first }: RowsByAspects,
  rowAt: (at: number) => string,
): CutLists['parts'] {
  const looks = looksOf(aspects).map(keyOf)
  if (first && !rowAt(0).includes(first.html))
    throw new Error(`The first row of ${name} is drawn without ${first.html}.`)
  const likeOthers = (row: string) => (first ? row.replace(first.html, first.others) : row)
  const { html, parts } = cutParts(aspects, (values) => {
    const at = looks.indexOf(keyOf(values))
    return at === 0 ? likeOthers(rowAt(at)) : rowAt(at)
  })
  const slots = html.replaceAll(/<!--part:(\d+)-->/g, (_, number: string) => partSlot(name + number))
  return {
    [name]: { rows: name, kinds: withFirst([{ when: {}, html: slots }], first) },
    ...Object.fromEntries(
      Object.entries(parts).map(([number, part]) => [
        name + number,
        { ...part, kinds: withFirst(part.kinds, first) },
      ]),
    ),
  }
}

/** Adds the template of the first row before each one that differs there. */
const withFirst = (
  kinds: PrerenderedPart['kinds'],
  first: PrerenderedRows['first'],
): PrerenderedPart['kinds'] =>
  kinds.flatMap(({ when, html }) =>
    first && html.includes(first.others)
      ? [
          { when: { ...when, index: 1 }, html: html.replace(first.others, first.html) },
          { when, html },
        ]
      : [{ when, html }],
  )
