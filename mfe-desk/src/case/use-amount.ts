import { useLingui } from '@lingui/react/macro'

/** @returns a function that writes an amount of money without decimals, if it has none */
export function useAmount(): (amount: number, currency: string) => string {
  const { i18n } = useLingui()
  return (amount, currency) =>
    new Intl.NumberFormat(i18n.locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: Number.isInteger(amount) ? 0 : undefined,
    }).format(amount)
}
