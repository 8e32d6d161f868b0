import * as v from 'valibot'

/** The most combining marks in a row (UAX #15, section 13: the Stream-Safe Text Format). No writing system needs more. */
const marksInARow = 30

/** What is said of a text with more combining marks in a row than that. */
export const tooManyMarks = `must not have more than ${marksInARow} combining marks in a row`

/** Composition shortens a text to no less than a quarter of its UTF-16 units (UAX #15, table 6). */
const expansion = 4

// The letter before a run is matched too: otherwise each mark of a run would be tried as its beginning.
const longMarkRun = new RegExp(`(?:^|\\P{M})\\p{M}{${marksInARow + 1}}`, 'u')

/** Whether a text has so many combining marks in a row that normalising it would take time in the square of their number. */
export const hasLongMarkRun = (text: string): boolean => longMarkRun.test(text)

/** Text as it was sent, without NUL, which PostgreSQL does not store. */
export const plainText = v.pipe(
  v.string('is missing'),
  v.check((text) => !text.includes('\0'), 'must not contain a NUL character'),
)

/**
 * Normalises a text to NFC in time that its length bounds. A text that cannot be as short as is wanted, or that has a
 * long run of marks, stays as it is: the rules behind it refuse it.
 * @param most the longest length that is wanted, in UTF-16 units
 */
export const normalised =
  (most: number) =>
  (text: string): string =>
    text.length > most * expansion || hasLongMarkRun(text) ? text : text.normalize('NFC')

/**
 * Refuses a text with more than 30 combining marks in a row.
 * @param most the longest length of the text, in UTF-16 units; a longer one is refused for its length
 */
export const noLongMarkRun = (most: number) =>
  v.check((text: string) => text.length > most || !hasLongMarkRun(text), tooManyMarks)
