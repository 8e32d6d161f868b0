import * as v from 'valibot'

/** A whole number from the environment, within limits. */
const wholeNumber = (least: number, most: number, usual: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`),
      v.transform(Number),
      v.minValue(least, `must be a whole number from ${least} to ${most}`),
      v.maxValue(most, `must be a whole number from ${least} to ${most}`),
    ),
    usual,
  )

/** The settings of how forms come in, as the environment states them. */
export const formSettings = {
  /** Seconds in which a form without files must come in, and over which the speed of one with files is taken. */
  FORM_SECONDS: wholeNumber(1, 600, '10'),
  /** Bytes a second that a form with files must bring. */
  UPLOAD_LEAST_SPEED: wholeNumber(1, 1_000_000, '8192'),
  /** Megabytes of files that may be on their way at once; a quarter of it from one address, an eighth from one member. */
  UPLOAD_BUDGET_MB: wholeNumber(8, 1_000_000, '1024'),
}

/** How forms come in. */
export interface FormSettings {
  /** Milliseconds for a form without files. */
  readonly patience: number
  /** Bytes a second of a form with files. */
  readonly leastSpeed: number
  /** Bytes of files that may be on their way at once. */
  readonly uploadBytes: number
}

/** The same in units of the code. */
export const presentForms = (
  env: v.InferOutput<v.ObjectSchema<typeof formSettings, undefined>>,
): FormSettings => ({
  patience: env.FORM_SECONDS * 1000,
  leastSpeed: env.UPLOAD_LEAST_SPEED,
  uploadBytes: env.UPLOAD_BUDGET_MB * 1024 * 1024,
})
