/**
 * The day on which an answer is due: that in UTC, as in the field that sets it and in mails.
 * @param due an instant as ISO 8601
 */
export const dueDay = (due: string): string => due.slice(0, 10)
