import type { MessageDescriptor } from '@lingui/core'

/** One check of a form: a condition, and the popup for a failure. */
export interface Check<Values, Field extends keyof Values = keyof Values> {
  /** The field that gets the focus after the popup is closed. */
  readonly field: Field
  readonly holds: (values: Values) => boolean
  /** The specification's text. */
  readonly popup: MessageDescriptor
}

/**
 * The first check that fails, in the specification's order.
 * @returns undefined if all checks pass
 */
export const firstFailing = <Values, Field extends keyof Values>(
  checks: readonly Check<Values, Field>[],
  values: Values,
): Check<Values, Field> | undefined => checks.find((check) => !check.holds(values))
