import { type Call, limits } from '@within-reach/contract'
import { formSchema } from '../form-schema'

/** Fields that a call does not know are ignored, as far as they are few. */
const spare = 16 * 1024
/** A text may be four times as long before it is normalised, and each of its units takes nine bytes when it is encoded. */
const bytesPerUnit = 4 * 9
/** The most that any form holds beside its files. */
export const textAtMost = 1024 * 1024

/** How many bytes the text of a form may have, by what the fields of its call take. */
export function textBytes(call: Call): number {
  const fields = Object.values(formSchema(call).properties)
  const units = fields.reduce(
    (sum, { maxLength, contentMediaType }) => sum + lengthOf(maxLength, contentMediaType),
    0,
  )
  return Math.min(textAtMost, spare + units * bytesPerUnit)
}

/** Choices, numbers and dates are short; JSON has a length that its schema does not say. */
const lengthOf = (maxLength: number | undefined, mediaType: string | undefined): number =>
  maxLength ?? (mediaType === undefined ? 50 : limits.recordCharacters)
