import { type Call, limits, regions } from '@within-reach/contract'

/** The validation part of a schema (Standard Schema, version 1). */
interface Standard {
  readonly '~standard': { validate(value: unknown): unknown }
}

/** Sample values, tried in this order. Nearly every field accepts one of them. */
const values = [
  '1',
  'member1@example.com',
  '12345',
  'some words',
  '2126-12-01',
  'tr',
  'inbox',
  'post',
  'true',
  'yes',
  regions[0] ?? '',
]

const takes = (call: Call, field: string, value: string | undefined): boolean => {
  const schema = call.request.entries[field] as unknown as Standard | undefined
  const result = schema?.['~standard'].validate(value)
  return typeof result === 'object' && result !== null && !('issues' in result && result.issues)
}

/** A valid value for each field of a call, so that only the tried text can make the call fail. */
export const acceptedFields = (call: Call): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(call.request.entries).flatMap((field) => {
      const value = values.find((one) => takes(call, field, one))
      return value === undefined ? [] : [[field, value]]
    }),
  )

/** A valid value for each field that a call demands. */
export const demandedFields = (call: Call): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(acceptedFields(call)).filter(([field]) => !takes(call, field, undefined)))

const lengths = [
  ...new Set(Object.values(limits).flatMap((limit) => (typeof limit === 'number' ? limit : limit.most))),
]
  .filter((length) => length <= limits.recordCharacters)
  .sort((a, b) => b - a)

/**
 * The sizes of a tried text: the largest that the field accepts, and four times as much.
 * @param make creates a text of this many UTF-16 units
 */
export function textsFor(call: Call, field: string, make: (units: number) => string): readonly string[] {
  const length = lengths.find((units) => takes(call, field, make(units))) ?? limits.description
  return [make(length), make(4 * length)]
}
