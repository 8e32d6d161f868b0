import { type Call, limits } from '@within-reach/contract'
import { formSchema } from '../form-schema'

/** The allowance for fields that a call does not know; they are ignored. */
const spare = 16 * 1024
/** A text may be four times as long before normalisation, and each UTF-16 unit takes up to nine encoded bytes. */
const bytesPerUnit = 4 * 9
/** The maximum number of text bytes in any form. */
export const maxTextBytes = 1024 * 1024

/** The maximum number of text bytes in a call's form, computed from its fields. */
export function textBytes(call: Call): number {
  const fields = Object.values(formSchema(call).properties)
  const units = fields.reduce(
    (sum, { maxLength, contentMediaType }) => sum + lengthOf(maxLength, contentMediaType),
    0,
  )
  return Math.min(maxTextBytes, spare + units * bytesPerUnit)
}

/** Choices, numbers and dates are short. The schema of a JSON field does not state its length. */
const lengthOf = (maxLength: number | undefined, mediaType: string | undefined): number =>
  maxLength ?? (mediaType === undefined ? 50 : limits.recordCharacters)
