/** Digits in groups of three, such as 1,250,000 or 1.250.000 or 1 250 000, and up to two decimals after another mark. */
const grouped = /^([1-9]\d{0,2}(?:([,.' ’])\d{3})(?:\2\d{3})*)(?:(?!\2)[,.](\d{1,2}))?$/
const decimalComma = /^(\d+),(\d{1,2})$/

/**
 * Reads an amount as people write it, with marks between thousands, a decimal comma, a currency sign or full-width digits.
 * Three digits after a mark are thousands: no currency of the site has three decimals.
 * @returns the decimal that the contract takes. A text that is no amount stays, and is refused by the contract.
 */
export function decimalOf(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/^[\s\p{Sc}]+|[\s\p{Sc}]+$/gu, '')
    .replaceAll(/\s/gu, ' ')
  const [, thousands, , cents] = grouped.exec(text) ?? []
  if (thousands !== undefined)
    return thousands.replaceAll(/\D/g, '') + (cents === undefined ? '' : `.${cents}`)
  return text.replace(decimalComma, '$1.$2')
}

/**
 * Reads the amounts among the values of a form.
 * @param amounts the fields that are amounts
 * @returns the values, with amounts as the contract takes them
 */
export function withDecimals<Values extends object>(
  values: Values,
  amounts: readonly (keyof Values)[],
): Values {
  const read: Partial<Record<keyof Values, unknown>> = {}
  for (const name of amounts) {
    const typed = values[name]
    if (typeof typed === 'string') read[name] = decimalOf(typed)
  }
  return { ...values, ...read }
}
