import * as v from 'valibot'

/** A whole number from the environment, within limits. */
const wholeNumber = (least: number, most: number, defaultValue: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`),
      v.transform(Number),
      v.minValue(least, `must be a whole number from ${least} to ${most}`),
      v.maxValue(most, `must be a whole number from ${least} to ${most}`),
    ),
    defaultValue,
  )

/** The settings of incoming forms, as in the environment. */
export const formSettings = {
  /** The time limit of a form without files, and the measuring interval of one with files. Seconds. */
  FORM_SECONDS: wholeNumber(1, 600, '10'),
  /** The minimum speed of a form with files, in bytes per second. */
  UPLOAD_LEAST_SPEED: wholeNumber(1, 1_000_000, '8192'),
  /** The maximum size of all uploads in progress, in megabytes. One address may use a quarter, one member an eighth. */
  UPLOAD_BUDGET_MB: wholeNumber(8, 1_000_000, '1024'),
}

/** The limits of incoming forms. */
export interface FormSettings {
  /** The time limit of a form without files, in milliseconds. */
  readonly timeout: number
  /** The minimum speed of a form with files, in bytes per second. */
  readonly minSpeed: number
  /** The maximum size of all uploads in progress, in bytes. */
  readonly uploadBytes: number
}

/** Converts the settings to the units of the code. */
export const presentForms = (
  env: v.InferOutput<v.ObjectSchema<typeof formSettings, undefined>>,
): FormSettings => ({
  timeout: env.FORM_SECONDS * 1000,
  minSpeed: env.UPLOAD_LEAST_SPEED,
  uploadBytes: env.UPLOAD_BUDGET_MB * 1024 * 1024,
})
