import { Day, priceCurrencies, type Rates } from '@within-reach/contract'
import * as v from 'valibot'

const entry = new RegExp(`^(${priceCurrencies.join('|')})=(\\d{1,9}(?:\\.\\d{1,9})?)$`)

/** @returns undefined for a text that is no rates */
function readRates(text: string): Rates | undefined {
  const [day = '', list = '', ...rest] = text.trim().split(/\s+/)
  const entries = list.split(',').map((one) => entry.exec(one))
  const rates = Object.fromEntries(entries.map((found) => [found?.[1] ?? '', Number(found?.[2])]))
  const isRight =
    rest.length === 0 &&
    v.is(Day, day) &&
    Object.values(rates).every((rate) => rate > 0) &&
    // A currency that stands twice would have two rates.
    Object.keys(rates).length === entries.length &&
    entries.length > 1
  return isRight ? { day, rates } : undefined
}

/** The setting of exchange rates, as in the environment. */
export const exchangeEnvironment = {
  /** The day, and how many units of each currency are worth the same: `2026-11-01 USD=1,KRW=1380,EUR=0.92`. */
  EXCHANGE_RATES: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => readRates(text) !== undefined,
        `must be a day and the rates of at least two of ${priceCurrencies.join(', ')}, such as 2026-11-01 USD=1,KRW=1380,EUR=0.92`,
      ),
    ),
  ),
}

/** The rates by which amounts in posts are compared. Nothing is fetched. */
export interface ExchangeSettings {
  /** Null: amounts are compared within one currency. */
  readonly exchangeRates: Rates | null
}

export const presentExchange = ({
  EXCHANGE_RATES: text,
}: {
  readonly EXCHANGE_RATES?: string | undefined
}): ExchangeSettings => ({ exchangeRates: (text === undefined ? undefined : readRates(text)) ?? null })
