import { type Money, moneyText, type Rates } from '@within-reach/contract'
import { useLanguage } from '@within-reach/shared-core/react'
import { converted, type ReaderCurrency } from './reader-currency'

export interface AmountProps {
  readonly money: Money
  readonly currency: ReaderCurrency
  readonly rates: Rates | null
}

/** An amount, in the reader's currency first if it can be converted. */
export function Amount({ money, currency, rates }: AmountProps) {
  const language = useLanguage()
  const own = moneyText(money, language)
  const other = converted(money, currency, rates)
  return other ? <>{`≈ ${moneyText(other, language)} (${own})`}</> : <>{own}</>
}
