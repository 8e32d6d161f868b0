import * as v from 'valibot'
import { fromDigits, requiredText } from './fields'
import { limits } from './limits'

/** JSON of a given shape, as text. */
export const json = <Schema extends v.GenericSchema>(most: number, schema: Schema) =>
  v.pipe(requiredText(most), v.parseJson(undefined, 'must be JSON'), schema)

/** Revision numbers start at 0. */
export const Revision = v.pipe(
  v.union([v.string(), v.number()], 'is missing'),
  v.transform(fromDigits),
  v.integer('must be a whole number'),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(2_147_483_647, 'is too large'),
)

/** The reason of a change. */
export const why = requiredText(limits.reason)

export const changeFailures = {
  /** The registry is at another revision than the one the change was based on. The message shows both sides. */
  stale: 1,
  /** The change is not possible. The message says why. */
  refused: 2,
} as const

/** The new revision. */
export const Changed = v.object({ revision: v.number() })

/** A comma-separated list of names. */
export const list = <Schema extends v.GenericSchema<string, string>>(item: Schema) =>
  v.pipe(
    v.string('is missing'),
    v.maxLength(limits.list, `must be at most ${limits.list} characters long`),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
    v.array(item),
  )
