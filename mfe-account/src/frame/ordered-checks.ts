/** One check of a form: what must hold, and the popup that says it does not. */
export interface Check<Values> {
  readonly field: keyof Values & string
  readonly holds: (values: Values) => boolean
  /** The specification's text. */
  readonly popup: string
}

/**
 * The first check that fails, in the order of the list, which is the specification's.
 * @returns undefined where all hold
 */
export const firstFailing = <Values>(
  checks: readonly Check<Values>[],
  values: Values,
): Check<Values> | undefined => checks.find((check) => !check.holds(values))
