import type { Money } from './facts'
import type { Language } from './languages'

/**
 * An amount with its currency, in the reader's language: "£1,250.50". A whole amount has no decimals.
 * @returns text such as a page or a mail shows
 */
export const moneyText = ({ amount, currency }: Money, language: Language): string => {
  const decimals = Number.isInteger(amount) ? 0 : 2
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount)
}
