import type { Language } from '@within-reach/contract'

/** A day in a mail. */
export const dayOf = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(date)

/** The day of a moment. It names its zone, because the page says the day of the reader's own zone, which no mail knows. */
export const zonedDayOf = (date: Date, language: Language): string => `${dayOf(date, language)} (UTC)`
