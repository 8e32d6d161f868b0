import type { Field, FieldErrors, FieldValues, Path } from 'react-hook-form'

/** The element of a field: for radio buttons, the first one. */
export const elementOf = (field: Field['_f'] | undefined): unknown => field?.refs?.[0] ?? field?.ref

/**
 * Finds the invalid field that gets the focus. The order of registration is not that of the page: a component registers its fields after
 * the one that renders it, and a field that appears later is the last.
 * @param errors the invalid fields with their elements, in the order of their registration
 * @returns the first one in the document; the first registered one if a field is not an element, such as an editor; undefined without errors
 */
export function firstInDocument<Values extends FieldValues>(
  errors: FieldErrors<Values>,
): Path<Values> | undefined {
  const fields = Object.entries(errors as Readonly<Record<string, { readonly ref?: unknown }>>)
  const placed = fields.flatMap(([name, { ref }]) => (ref instanceof Element ? [{ name, element: ref }] : []))
  placed.sort(({ element: one }, { element: other }) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  const first = placed.length === fields.length ? placed[0]?.name : fields[0]?.[0]
  return first as Path<Values> | undefined
}
