import {
  exchangeFactor,
  type Money,
  priceCurrencies,
  type PriceCurrency,
  type Rates,
} from '@within-reach/contract'
import { usePreference } from '@within-reach/shared-core/react'

/** The currency in which a reader sees amounts: that of each post, or a chosen one. */
export type ReaderCurrency = 'posted' | PriceCurrency

/** The currency of the reader, which this browser remembers. */
export const useReaderCurrency = () => usePreference('currency', ['posted', ...priceCurrencies])

/** The currencies that have no decimals. */
const whole: readonly PriceCurrency[] = ['KRW', 'JPY']

/**
 * An amount in the currency of the reader, rounded to whole units from a hundred on. An hour's pay needs its decimals.
 * @returns undefined if it is in that currency already, or cannot be converted
 */
export function converted(
  { amount, currency }: Money,
  to: ReaderCurrency,
  rates: Rates | null,
): Money | undefined {
  if (to === 'posted' || to === currency) return undefined
  const factor = exchangeFactor(rates, currency, to)
  if (factor === undefined) return undefined
  const exact = amount * factor
  const units = exact < 100 && !whole.includes(to) ? 100 : 1
  return { amount: Math.round(exact * units) / units, currency: to }
}

/** The currencies that can be converted into one another. */
export const convertible = (rates: Rates | null): readonly PriceCurrency[] =>
  priceCurrencies.filter((currency) => rates?.rates[currency] !== undefined)
