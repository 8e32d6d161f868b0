import { heldField, type InitialAnswer } from '@within-reach/contract'

/**
 * Completes an answer that was sent with the page. The service leaves out fields that the prerendered rows already contain;
 * they are read from the rows.
 * @returns undefined if the rows do not match the missing fields, for example because the page was cut off
 */
export function withDrawnFields(
  { drawn, ...initial }: InitialAnswer,
  page: Document,
): InitialAnswer | undefined {
  if (!drawn) return initial
  const { data } = initial.answer as { readonly data: readonly Record<string, unknown>[] }
  for (const element of page.querySelectorAll(`#prerendered [${heldField}]`)) {
    const [field = '', attribute] = element.getAttribute(heldField)?.split('@') ?? []
    // The elements have the order of the rows, so the value belongs to the first row without this field.
    const row = data.find((one) => !(field in one))
    if (!row) return undefined
    row[field] = attribute ? element.getAttribute(attribute) : element.textContent
  }
  return data.every((row) => drawn.every((field) => field in row)) ? initial : undefined
}
