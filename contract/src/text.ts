import * as v from 'valibot'

/** The maximum number of combining marks in a row (UAX #15, section 13: Stream-Safe Text Format). No writing system needs more. */
const marksInARow = 30

/** The error message for a text with more combining marks in a row. */
export const tooManyMarks = `must not have more than ${marksInARow} combining marks in a row`

/** Composition shortens a text to at least a quarter of its UTF-16 units (UAX #15, table 6). */
const expansion = 4

// The pattern includes the letter before a run. Otherwise every mark of a run would be tried as a start, in quadratic time.
const longMarkRun = new RegExp(`(?:^|\\P{M})\\p{M}{${marksInARow + 1}}`, 'u')

/** Whether a text has so many combining marks in a row that normalisation would take quadratic time. */
export const hasLongMarkRun = (text: string): boolean => longMarkRun.test(text)

/** Text as sent, without NUL, which PostgreSQL cannot store. */
export const plainText = v.pipe(
  v.string('is missing'),
  v.check((text) => !text.includes('\0'), 'must not contain a NUL character'),
)

/**
 * Normalises a text to NFC in bounded time. A text that cannot become short enough, or that has a long run of marks, stays
 * unchanged; later rules reject it.
 * @param most the maximum length in UTF-16 units
 */
export const normalised =
  (most: number) =>
  (text: string): string =>
    text.length > most * expansion || hasLongMarkRun(text) ? text : text.normalize('NFC')

/**
 * Rejects a text with more than 30 combining marks in a row.
 * @param most the maximum length in UTF-16 units; a longer text is rejected for its length
 */
export const noLongMarkRun = (most: number) =>
  v.check((text: string) => text.length > most || !hasLongMarkRun(text), tooManyMarks)
