import * as v from 'valibot'

const positive = (standard: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1 to 999999999'),
      v.transform(Number),
    ),
    String(standard),
  )

/** The settings of how much the service takes on, as the environment states them. The defaults suit two cores. */
export const capacityEnvironment = {
  /** Requests that are worked on at once; further ones are refused with 503. */
  MAX_IN_FLIGHT: positive(150),
  /** Milliseconds that the event loop may be late before fewer requests are admitted. */
  MAX_EVENT_LOOP_DELAY: positive(100),
}

type CapacityEnvironment = v.InferOutput<v.ObjectSchema<typeof capacityEnvironment, undefined>>

export interface CapacitySettings {
  readonly admission: AdmissionSettings
}

/** When the service refuses requests because it is busy. */
export interface AdmissionSettings {
  readonly maxInFlight: number
  /** Milliseconds. */
  readonly maxEventLoopDelay: number
}

export function presentCapacity(env: CapacityEnvironment): CapacitySettings {
  return {
    admission: { maxInFlight: env.MAX_IN_FLIGHT, maxEventLoopDelay: env.MAX_EVENT_LOOP_DELAY },
  }
}
