import {
  currencyOf,
  exchangeFactor,
  type PostFilter,
  priceCurrencies,
  type Rates,
} from '@within-reach/contract'

/** What to multiply amounts of each currency by, to compare them in the currency of a filter. */
export type Converter = ReadonlyMap<string, number>

/**
 * The currencies that a filter can compare: all that the rates have, or only its own without rates.
 * @param rates null if the site has none
 */
export const converterOf = (filter: PostFilter, rates: Rates | null): Converter =>
  new Map(
    priceCurrencies.flatMap((currency) => {
      const factor = exchangeFactor(rates, currency, currencyOf(filter))
      return factor === undefined ? [] : [[currency, factor] as const]
    }),
  )

/** An amount of the filter in another currency; null if it cannot be compared. */
export function costIn(converter: Converter, currency: string, amount: number): number | null {
  const factor = converter.get(currency)
  return factor === undefined ? null : amount / factor
}
