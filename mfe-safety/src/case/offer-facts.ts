import type { Language, Offer } from '@within-reach/contract'

/**
 * An amount of money in a currency, without decimals if it has none, as in the mail about it.
 * @param amount in units of the currency
 */
export const money = (amount: number, currency: Offer['currency'], language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    ...(Number.isInteger(amount) && { maximumFractionDigits: 0 }),
  }).format(amount)

/**
 * A calendar day as its noon in the time zone of the browser, for formats that take an instant.
 * @param day YYYY-MM-DD
 */
export const localNoon = (day: string): string => [day, '12:00:00'].join('T')
