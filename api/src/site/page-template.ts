import {
  formatsOf,
  initialOf,
  type Language,
  localNoon,
  matchesKind,
  moneyText,
  type PrerenderedPage,
  priceCurrencies,
  type PriceCurrency,
  type When,
} from '@within-reach/contract'
import { escapeMarkup } from './escape'
import type { Fields } from './page-rows'
import type { PageScope } from './page-scope'
import { type Format, type Piece, piecesOf } from './template-pieces'

/** A page whose templates are split at their slots. */
export interface PageTemplate {
  readonly pieces: readonly Piece[]
  readonly parts: ReadonlyMap<string, TemplatePart>
}

interface TemplatePart {
  readonly rows: string | undefined
  readonly kinds: readonly { readonly when: When; readonly pieces: readonly Piece[] }[]
}

/** Prepares a page, which is filled many times. */
export const templateOf = ({ html, parts = {} }: Pick<PrerenderedPage, 'html' | 'parts'>): PageTemplate => ({
  pieces: piecesOf(html),
  parts: new Map(
    Object.entries(parts).map(([name, { rows, kinds }]) => [
      name,
      { rows, kinds: kinds.map((kind) => ({ when: kind.when, pieces: piecesOf(kind.html) })) },
    ]),
  ),
})

/** The maximum depth of slots within slots. Deeper ones are a cycle. */
const maxDepth = 8

/**
 * Fills the slots of a page.
 * @returns undefined if no template fits a part, or a field may not be inserted in the format of its slot
 */
export function fillPage(
  template: PageTemplate,
  { fields, cleaned, rows, zone }: PageScope,
  language: Language,
): string | undefined {
  const fill = (pieces: readonly Piece[], of: Fields, depth: number): string | undefined => {
    let filled = ''
    for (const piece of pieces) {
      const text =
        typeof piece === 'string'
          ? piece
          : 'part' in piece
            ? fillPart(piece.part, of, depth + 1)
            : inserted(piece.format, piece.field, of)
      if (text === undefined) return undefined
      filled += text
    }
    return filled
  }
  const fillPart = (name: string, of: Fields, depth: number): string | undefined => {
    const part = depth > maxDepth ? undefined : template.parts.get(name)
    if (!part) return undefined
    const drawn = (part.rows === undefined ? [of] : (rows[part.rows] ?? rowsIn(of[part.rows]))).map((row) => {
      const kind = part.kinds.find(({ when }) => matchesKind(when, row))
      return kind && fill(kind.pieces, row, depth)
    })
    return drawn.includes(undefined) ? undefined : drawn.join('')
  }
  const inserted = (format: Format, field: string, of: Fields): string | undefined => {
    if (format === 'html') return of === fields ? cleaned[field] : undefined
    const value = of[field]
    if (value === null || value === undefined) return undefined
    if (format === 'money') return amountText(value, of[field.replace(/\w+$/, 'currency')], language)
    if (format === 'time' || format === 'full' || (format === 'day' && zone && !isDay(String(value)))) {
      const moment = zone?.[format](String(value), language)
      return moment && escapeMarkup(moment)
    }
    return escapeMarkup(asText[format](value as string | number, language))
  }
  return fill(template.pieces, fields, 0)
}

/** The rows of a list that is part of a row. */
const rowsIn = (list: unknown): readonly Fields[] => (Array.isArray(list) ? (list as readonly Fields[]) : [])

/** @returns undefined for what is no amount of money */
const amountText = (amount: unknown, currency: unknown, language: Language): string | undefined =>
  typeof amount === 'number' && priceCurrencies.some((one) => one === currency)
    ? escapeMarkup(moneyText({ amount, currency: currency as PriceCurrency }, language))
    : undefined

/** A day without a time of day. */
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)

/** Dates are in the service's time zone, where the browser's is unknown until scripts run. */
const asText: Readonly<
  Record<
    Exclude<Format, 'html' | 'money' | 'time' | 'full'>,
    (value: string | number, language: Language) => string
  >
> = {
  text: String,
  ago: (value, language) => formatsOf(language).relative(String(value)),
  day: (value, language) =>
    formatsOf(language).day(isDay(String(value)) ? localNoon(String(value)) : String(value)),
  initial: (value) => initialOf(String(value)),
  size: (value, language) => formatsOf(language).fileSize(Number(value)),
  uri: (value) => encodeURIComponent(value),
}
