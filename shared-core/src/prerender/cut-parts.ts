import { matchesKind, partSlot, type PrerenderedPart, type When } from '@within-reach/contract'
import { pairwise } from './pairwise'
import { differenceOf, type Hunk, tokensOf } from './token-difference'

/** An independent influence on the look of a page: its possible values, the usual one first. */
export type Aspect = readonly When[]

/** A page with slots for its parts. */
export interface CutPage {
  readonly html: string
  readonly parts: Record<string, PrerenderedPart>
}

/**
 * Separates a page into the parts that change with an aspect and the rest. The page is rendered once for each value of
 * an aspect, and the renderings are compared.
 * @param draw renders the page for the values of all aspects
 * @param never values that do not occur together
 * @throws Error if two aspects change the same part
 */
export function cutParts(aspects: readonly Aspect[], draw: (values: When) => string, never?: When): CutPage {
  const usual = Object.assign({}, ...aspects.map(([first]) => first)) as When
  const base = tokensOf(draw(usual))
  const regions = aspects
    .flatMap((aspect) => regionsOf(aspect, base, (values) => tokensOf(draw({ ...usual, ...values }))))
    .sort((one, other) => one.from - other.from || one.to - other.to)
  const parts: Record<string, PrerenderedPart> = {}
  let html = ''
  let at = 0
  for (const [index, { from, to, kinds }] of regions.entries()) {
    if (from < at)
      throw new Error(
        `Two aspects change the same part of the page, ${base.slice(from, to).join('')}: make them one aspect.`,
      )
    html += base.slice(at, from).join('') + partSlot(String(index))
    parts[index] = { kinds: withoutExtra(kinds) }
    at = to
  }
  const page = { html: html + base.slice(at).join(''), parts }
  assertExact(page, aspects, draw, never)
  return page
}

interface Region {
  readonly from: number
  readonly to: number
  readonly kinds: PrerenderedPart['kinds']
}

/** The parts that an aspect changes, each with its HTML for every value. */
function regionsOf(aspect: Aspect, base: readonly string[], draw: (values: When) => string[]): Region[] {
  const drawn = aspect.map((when) => {
    const tokens = draw(when)
    return { when, tokens, hunks: differenceOf(base, tokens) }
  })
  return mergedRanges(drawn.flatMap(({ hunks }) => hunks)).map(([from, to]) => ({
    from,
    to,
    kinds: drawn.map(({ when, tokens, hunks }) => ({
      when,
      html: tokens.slice(from + shift(hunks, from, false), to + shift(hunks, to, true)).join(''),
    })),
  }))
}

/** Merges the ranges of differences in the base that overlap or touch. */
function mergedRanges(hunks: readonly Hunk[]): (readonly [number, number])[] {
  const ranges: [number, number][] = []
  for (const [from, to] of [...hunks].sort((one, other) => one[0] - other[0] || one[1] - other[1])) {
    const last = ranges.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else ranges.push([from, to])
  }
  return ranges
}

/** How far a boundary in the base is moved by the differences before it. */
const shift = (hunks: readonly Hunk[], boundary: number, including: boolean): number =>
  hunks
    .filter(([from, to]) => (including ? to <= boundary : from < boundary))
    .reduce((sum, [from, to, otherFrom, otherTo]) => sum + (otherTo - otherFrom) - (to - from), 0)

/**
 * Removes fields that make no difference, and duplicate templates. `true` matches any value, so exact values come
 * first.
 */
function withoutExtra(kinds: PrerenderedPart['kinds']): PrerenderedPart['kinds'] {
  const fields = [...new Set(kinds.flatMap(({ when }) => Object.keys(when)))]
  const least = fields.reduce((left, field) => {
    const fewer = left.map(({ when, html }) => ({ when: without(when, field), html }))
    return isUnambiguous(fewer) ? fewer : left
  }, kinds)
  const unique = new Map(least.map((kind) => [JSON.stringify(kind.when), kind]))
  const open = ({ when }: (typeof kinds)[number]) =>
    Object.values(when).filter((value) => value === true).length
  return [...unique.values()].sort((one, other) => open(one) - open(other))
}

const without = (when: When, field: string): When =>
  Object.fromEntries(Object.entries(when).filter(([name]) => name !== field))

function isUnambiguous(kinds: PrerenderedPart['kinds']): boolean {
  const known = new Map<string, string>()
  return kinds.every(({ when, html }) => {
    const key = JSON.stringify(when)
    const same = known.get(key) ?? html
    known.set(key, same)
    return same === html
  })
}

/** @throws Error if the parts do not make up the page, for some pair of values of two fields */
function assertExact(
  page: CutPage,
  aspects: readonly Aspect[],
  draw: (values: When) => string,
  never: When | undefined,
): void {
  for (const values of pairwise(aspects)) {
    if (never && matchesKind(never, values)) continue
    if (assembled(page, values) !== draw(values))
      throw new Error(
        `Two aspects do not change the page independently, at ${JSON.stringify(values)}: make them one aspect.`,
      )
  }
}

const slot = /<!--part:(\w+)-->/g
/** The page for some values, with the slots of its lists. */
const assembled = ({ html, parts }: CutPage, values: When): string =>
  html.replaceAll(slot, (listSlot, name: string) => {
    const part = parts[name]
    return part ? (part.kinds.find(({ when }) => matchesKind(when, values))?.html ?? '') : listSlot
  })
