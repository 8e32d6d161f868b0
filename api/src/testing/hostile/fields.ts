import { type Call, limits } from '@within-reach/contract'
import * as v from 'valibot'

/** Every number that may be the limit of a field, the largest first. Some limit something else. */
export const lengths = [
  ...new Set(Object.values(limits).flatMap((limit) => (typeof limit === 'number' ? limit : limit.most))),
]
  .filter((length) => length <= limits.recordCharacters)
  .sort((a, b) => b - a)

/**
 * The largest valid text of a kind for a field; a text of 20,000 characters if none is valid.
 * @param make creates a text of this many UTF-16 units
 */
export function largestRead(call: Call, field: string, make: (units: number) => string): string {
  const schema = call.request.entries[field] as v.GenericSchema
  const length = lengths.find((length) => v.is(schema, make(length)))
  return make(length ?? limits.description)
}

/** JSON that differs from a sample in one position. It is large, so it is created on demand. */
export interface JsonVariant {
  /** The position of the difference. */
  readonly where: string
  readonly json: () => string
}

/**
 * Hostile variants of a sample JSON: each of its texts and keys becomes costly in turn, and each of its lists and objects
 * as long as the field allows.
 * @param most the UTF-16 units of the field
 * @param make creates a text of this many UTF-16 units
 */
export function jsonVariants(sample: unknown, most: number, make: (units: number) => string): JsonVariant[] {
  // An escaped character takes six units in JSON.
  const left = most - JSON.stringify(sample).length
  const text = [1, 2, 6]
    .map((times) => make(Math.floor(left / times)))
    .find((text) => JSON.stringify(text).length <= left)
  return [...variants(sample, text ?? '', left)].map(([where, value]) => ({
    where,
    json: () => JSON.stringify(value()),
  }))
}

type Variant = readonly [where: string, value: () => unknown]

function* variants(value: unknown, text: string, left: number): Generator<Variant> {
  if (typeof value === 'string') yield ['text', () => text]
  if (typeof value !== 'object' || value === null) return
  for (const [key, entry] of Object.entries(value)) {
    for (const [where, other] of variants(entry, text, left))
      yield [`${key}.${where}`, () => replaced(value, key, other())]
  }
  const [first] = Object.entries(value)
  if (!first) return
  const [key, entry] = first as [string, unknown]
  const times = Math.floor(left / (JSON.stringify(entry).length + 12))
  if (Array.isArray(value)) yield ['many', () => Array.from({ length: times }, () => entry as unknown)]
  else {
    yield ['name', () => ({ ...value, [text]: entry })]
    yield [
      'many',
      () => ({ ...value, ...Object.fromEntries(Array.from({ length: times }, (_, n) => [key + n, entry])) }),
    ]
  }
}

const replaced = (value: object, key: string, other: unknown): unknown =>
  Array.isArray(value)
    ? value.map((entry: unknown, at) => (String(at) === key ? other : entry))
    : { ...value, [key]: other }
