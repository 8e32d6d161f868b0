/**
 * A calendar day as its noon in the time zone of the browser, for formats that take an instant.
 * @param day YYYY-MM-DD
 */
export const localNoon = (day: string): string => [day, '12:00:00'].join('T')

/**
 * The day on which an answer is due: that in UTC, as in the field that sets it and in mails.
 * @param due an instant as ISO 8601
 */
export const dueDay = (due: string): string => due.slice(0, 10)
