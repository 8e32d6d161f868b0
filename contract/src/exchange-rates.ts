import * as v from 'valibot'

/** Exchange rates of one day: how many units of each currency (ISO 4217) are worth as much as one unit of a common one. */
export const Rates = v.object({
  /** The day of the rates, as YYYY-MM-DD. */
  day: v.string(),
  rates: v.record(v.string(), v.number()),
})
export type Rates = v.InferOutput<typeof Rates>

/**
 * What to multiply an amount by to get it in another currency.
 * @param rates null if the site has none
 * @returns undefined if the rates lack one of the currencies
 */
export function exchangeFactor(rates: Rates | null, from: string, to: string): number | undefined {
  if (from === to) return 1
  const [one, other] = [rates?.rates[from], rates?.rates[to]]
  return one === undefined || other === undefined ? undefined : other / one
}
