/**
 * The day on which an answer is due: that in UTC, as in the field that sets it and in mails.
 * @param due an instant as ISO 8601
 */
export const dueDay = (due: string): string => due.slice(0, 10)

/**
 * The first day that an agent can choose. An answer is due at the end of a day in UTC, so a day that has ended there is over, even if it
 * is still today for an agent west of it. For one east of it, today may have begun before it does in UTC.
 */
export function earliestDueDay(now: Date): string {
  const [year, month, date] = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  const own = [year, month, date].map((part) => String(part).padStart(2, '0')).join('-')
  const utc = dueDay(now.toISOString())
  return own > utc ? own : utc
}
