/**
 * This browser's time zone with its offset from UTC on a day, such as "Asia/Seoul (GMT+9)".
 * @param language the language of the name
 * @param at the day, since summer time changes the offset; today if it is not a time
 */
export function zoneName(language: string, at = ''): string {
  const day = Number.isNaN(Date.parse(at)) ? new Date() : new Date(at)
  const format = new Intl.DateTimeFormat(language, { timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(day).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${format.resolvedOptions().timeZone} (${offset})`
}
