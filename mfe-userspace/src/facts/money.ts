import type { Language, Money } from '@within-reach/contract'

/** An amount with its currency, in the reader's language. Decimals are shown only if there are any. */
export const moneyText = ({ amount, currency }: Money, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)

/** A day without a time as an instant that is on this day in every time zone of the reader. */
export function noonOf(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12).toISOString()
}
