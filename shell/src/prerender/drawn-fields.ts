import { heldField, type InitialAnswer } from '@within-reach/contract'

/**
 * Completes an answer that came with the page by what stands in the rows that the page was drawn with.
 * @returns undefined where the rows hold more or less than the answer lacks, as in a page that did not come whole
 */
export function withDrawnFields(
  { drawn, ...brought }: InitialAnswer,
  page: Document,
): InitialAnswer | undefined {
  if (!drawn) return brought
  const { data } = brought.answer as { readonly data: readonly Record<string, unknown>[] }
  for (const element of page.querySelectorAll(`#prerendered [${heldField}]`)) {
    const [field = '', attribute] = element.getAttribute(heldField)?.split('@') ?? []
    // Elements stand in the order of the rows.
    const row = data.find((one) => !(field in one))
    if (!row) return undefined
    row[field] = attribute ? element.getAttribute(attribute) : element.textContent
  }
  return data.every((row) => drawn.every((field) => field in row)) ? brought : undefined
}
