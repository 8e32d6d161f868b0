/**
 * The time of day a number of working days later. Monday to Friday in UTC are working days.
 * @param days at least 1
 */
export function workingDaysAfter(from: Date, days: number): Date {
  const end = new Date(from)
  for (let left = days; left > 0;) {
    end.setUTCDate(end.getUTCDate() + 1)
    if (end.getUTCDay() % 6 !== 0) left--
  }
  return end
}
