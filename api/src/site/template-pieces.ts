/**
 * How a field is inserted: as text, a relative time, a date, a time of day, both, an amount in the currency of the field `currency` beside it, the first
 * letter, a file size, a part of an address, or cleaned markup.
 */
export type Format = 'text' | 'ago' | 'day' | 'time' | 'full' | 'money' | 'initial' | 'size' | 'uri' | 'html'

/** A piece of a template: HTML, a field, or the slot of a part. */
export type Piece = string | { readonly field: string; readonly format: Format } | { readonly part: string }

const slot = /\{\{([\w.]+)(?:\|(\w+))?\}\}|<!--part:(\w+)-->/g
const formats: ReadonlySet<string> = new Set<Format>([
  'ago',
  'day',
  'time',
  'full',
  'money',
  'initial',
  'size',
  'uri',
  'html',
])

/** Markup is inserted only as the whole content of a <div>. Elsewhere it is inserted as text. */
const beforeHtml = /<div(?: class="[\w -]*")?>$/
const afterHtml = '</div>'

/** Splits a template at its slots once, so that inserted text is never mistaken for a slot. */
export function piecesOf(template: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: text, 1: field, 2: format = '', 3: part, index } of template.matchAll(slot)) {
    const before = template.slice(at, index)
    const after = template.slice(index + text.length)
    if (before !== '') pieces.push(before)
    if (part !== undefined) pieces.push({ part })
    else if (field !== undefined) pieces.push({ field, format: formatOf(format, before, after) })
    at = index + text.length
  }
  return at < template.length ? [...pieces, template.slice(at)] : pieces
}

function formatOf(name: string, before: string, after: string): Format {
  if (!formats.has(name)) return 'text'
  const format = name as Format
  if (format === 'html' && !(beforeHtml.test(before) && after.startsWith(afterHtml))) return 'text'
  return format
}
