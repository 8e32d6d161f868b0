import type { MessageDescriptor } from '@lingui/core'

/** One check of a form: what must hold, and the popup that says it does not. */
export interface Check<Values, Field extends keyof Values = keyof Values> {
  /** Where focus goes once the popup is closed. */
  readonly field: Field
  readonly holds: (values: Values) => boolean
  /** The specification's text. */
  readonly popup: MessageDescriptor
}

/**
 * The first check that fails, in the order of the list, which is the specification's.
 * @returns undefined where all hold
 */
export const firstFailing = <Values, Field extends keyof Values>(
  checks: readonly Check<Values, Field>[],
  values: Values,
): Check<Values, Field> | undefined => checks.find((check) => !check.holds(values))
