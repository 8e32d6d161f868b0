import * as v from 'valibot'
import { limits } from './limits'
import { noLongMarkRun, normalised, plainText } from './text'

const visible = /[^\s\u2800\p{Cc}\p{Default_Ignorable_Code_Point}]/u

/** Whether a text shows nothing: it is empty, or has blanks and invisible characters only. */
export const isBlank = (text: string): boolean => !visible.test(text)

/**
 * Required text, normalised to NFC and trimmed. One that shows nothing counts as empty.
 * @param most maximum length in UTF-16 units
 */
export const requiredText = (most: number) =>
  v.pipe(
    plainText,
    v.trim(),
    v.transform((text) => (isBlank(text) ? '' : normalised(most)(text))),
    v.nonEmpty('must not be empty'),
    v.maxLength(most, `must be at most ${most} characters long`),
    noLongMarkRun(most),
  )

/**
 * Optional text; absent reads as ''.
 * @param most maximum length in UTF-16 units
 */
export const optionalText = (most: number) =>
  v.optional(
    v.pipe(
      plainText,
      v.trim(),
      v.transform(normalised(most)),
      v.maxLength(most, `must be at most ${most} characters long`),
      noLongMarkRun(most),
    ),
    '',
  )

/** Embeddings, overrides and isolates (UAX #9). The marks of direction, which right-to-left texts need, are not among them. */
const reordering = /[\u202A-\u202E\u2066-\u2069]/g

/** Removes what reorders the rest of a line. It is not refused, because copied text often has it. */
const inOrder = v.transform((text: string) => text.replace(reordering, '').trim())

/**
 * Required text that stands in a line with other texts, such as a title.
 * @param most maximum length in UTF-16 units
 */
export const requiredLine = (most: number) => v.pipe(requiredText(most), inOrder)

/**
 * Optional text that stands in a line with other texts; absent reads as ''.
 * @param most maximum length in UTF-16 units
 */
export const optionalLine = (most: number) => v.pipe(optionalText(most), inOrder)

/**
 * Invisible characters, which make two nicks look alike, and bidirectional controls, which reorder the text around them
 * (UAX #9). Joiners and variation selectors inside an emoji are allowed. Unicode counts the blank of Braille as a symbol.
 */
const invisibleOrBidi = /[\u2800\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cc}\p{Zl}\p{Zp}]/u
const emojiParts = /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)(?:\u200D|\uFE0F)/gu

/**
 * Required text on one line, without invisible characters.
 * @param most maximum length in UTF-16 units
 */
export const visibleText = (most: number) =>
  v.pipe(
    requiredText(most),
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed && invisibleOrBidi.test(dataset.value.replace(emojiParts, '')))
        addIssue({
          message: 'must not contain invisible characters or characters that change the text direction',
        })
    }),
  )

/** Removes the characters that {@link visibleText} refuses, also those inside an emoji. */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(new RegExp(invisibleOrBidi, 'gu'), '')

/** The public name of a member. */
export const Nick = visibleText(limits.name)

/** An email address of at most 254 characters (RFC 5321, section 4.5.3.1.3). */
export const Email = v.pipe(
  requiredText(limits.email),
  v.rfcEmail('must be an email address, such as name@example.com'),
)

/** A new password. It is normalised but not trimmed, so spaces count. */
export const NewPassword = v.pipe(
  plainText,
  v.transform(normalised(limits.password.most)),
  v.minLength(limits.password.least, `must be at least ${limits.password.least} characters long`),
  v.maxLength(limits.password.most, `must be at most ${limits.password.most} characters long`),
  noLongMarkRun(limits.password.most),
)

/** An existing password, which is only compared. */
export const Password = v.pipe(
  plainText,
  v.transform(normalised(limits.password.most)),
  v.nonEmpty('must not be empty'),
  v.maxLength(limits.password.most, `must be at most ${limits.password.most} characters long`),
  noLongMarkRun(limits.password.most),
)

/** A code as people paste it, with spaces around or within. */
const withoutSpaces = (code: string): string => code.replace(/\s/g, '')

/** The code from the mail: exactly five digits. */
export const Code = v.pipe(
  v.string('is missing'),
  v.transform(withoutSpaces),
  v.regex(/^\d{5}$/, `must be ${limits.codeDigits} digits`),
)

const linkSecret = /^[0-9a-f]{32}$/

/** Whether the value is the secret of the mail's link (128 bits in hexadecimal) instead of a code. */
export const isLinkSecret = (text: string): boolean => linkSecret.test(text)

/** The code from the mail, or the secret of the link in the same mail. */
export const CodeOrLink = v.pipe(
  v.string('is missing'),
  v.transform(withoutSpaces),
  v.regex(
    /^(?:\d{5}|[0-9a-f]{32})$/,
    `must be ${limits.codeDigits} digits, or come from the link in the mail`,
  ),
)

/** Parses digits; NaN for any other text. Number() would also accept 0x1, 1e3 and surrounding white space. */
export const fromDigits = (value: string | number): number =>
  typeof value === 'number' || /^\d{1,15}$/.test(value) ? Number(value) : NaN

/** A positive integer that fits PostgreSQL's integer type, sent as digits. */
export const Id = v.pipe(
  v.union([v.string(), v.number()], 'is missing'),
  v.transform(fromDigits),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be a positive number'),
  v.maxValue(2_147_483_647, 'is too large'),
)

/** Like {@link fromDigits}, but with a sign and decimals. */
const fromDecimal = (value: string | number): number =>
  typeof value === 'number' || /^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : NaN

/**
 * A number, sent as digits.
 * @param least smallest allowed value
 * @param most largest allowed value
 * @param unit the unit named in the error message
 */
export const numberBetween = (least: number, most: number, unit: string) =>
  v.pipe(
    v.union([v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty')), v.number()], 'is missing'),
    v.transform(fromDecimal),
    v.number('must be a number'),
    v.minValue(least, `must be at least ${least} ${unit}`),
    v.maxValue(most, `must be at most ${most} ${unit}`),
  )

/** An existing calendar day, as YYYY-MM-DD. */
export const Day = v.pipe(
  v.string('is missing'),
  v.trim(),
  v.isoDate('must be a date such as 2026-03-31'),
  v.check(isCalendarDay, 'must be an existing date'),
)

/** Browsers read a typed year 26 as 0026, which nobody means. */
const firstYear = 1900

function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return (
    !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && date.getUTCFullYear() >= firstYear
  )
}

/** An instant as ISO 8601 in UTC. */
export const Instant = v.pipe(v.string(), v.isoTimestamp())
