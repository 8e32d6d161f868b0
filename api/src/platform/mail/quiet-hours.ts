import type { NotificationSettings } from '@within-reach/contract'

/** When a member wants no mails, and in which time zone: null without a choice. */
export type MailHours = Pick<NotificationSettings, 'quietFrom' | 'quietTo' | 'timeZone'>

/** The hour at which the daily mail is written, in the member's time zone. */
const digestHour = 7

const quarter = 15 * 60_000
/** More than a day: at the end of summer time a day has 25 hours. */
const quartersAhead = 4 * 26

/** The hour of the day in a time zone, from 0 to 23. */
function hourIn(timeZone: string): (at: Date) => number {
  const format = formatIn(timeZone)
  return (at) => Number(format.format(at))
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  } catch {
    // An instance with a newer Node may have stored a time zone that this one does not know.
    return formatIn('UTC')
  }
}

/** The first quarter of an hour after `now` that fits. Hours begin at a quarter in every time zone. */
function firstQuarter(now: Date, fits: (at: Date) => boolean): Date {
  const next = Math.floor(now.getTime() / quarter) + 1
  const quarters = Array.from({ length: quartersAhead }, (_, index) => new Date((next + index) * quarter))
  return quarters.find(fits) ?? new Date((next + quartersAhead) * quarter)
}

/**
 * When the quiet hours end.
 * @returns undefined if no mail has to wait
 */
export function quietUntil({ quietFrom, quietTo, timeZone }: MailHours, now: Date): Date | undefined {
  if (quietFrom === null || quietTo === null || timeZone === null) return undefined
  const hour = hourIn(timeZone)
  const isQuiet = (at: Date): boolean =>
    quietFrom < quietTo
      ? hour(at) >= quietFrom && hour(at) < quietTo
      : hour(at) >= quietFrom || hour(at) < quietTo
  return isQuiet(now) ? firstQuarter(now, (at) => !isQuiet(at)) : undefined
}

/** When the next daily mail is written: at seven in the morning of the time zone, UTC by default. */
export function nextDigest(timeZone: string | null, now: Date): Date {
  const hour = hourIn(timeZone ?? 'UTC')
  return firstQuarter(
    now,
    (at) => hour(at) === digestHour && hour(new Date(at.getTime() - quarter)) !== digestHour,
  )
}
