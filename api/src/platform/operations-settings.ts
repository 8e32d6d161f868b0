import path from 'node:path'
import * as v from 'valibot'

const seconds = 'must be a whole number of seconds from 0 to 600'

/** The settings of how the service is run and watched, as the environment states them. */
export const operationsEnvironment = {
  /** How many seconds the service still takes calls once it is told to end, while `/readyz` says that it stops. */
  DRAIN_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{1,3}$/, seconds),
      v.transform(Number),
      v.maxValue(600, seconds),
    ),
  ),
  /** Where uploads are kept without an S3-compatible store; instances on one database share it. DATA_DIR/files where not given. */
  FILES_DIR: v.optional(v.pipe(v.string(), v.trim()), ''),
  /** Who reads `/metrics` sends it as a bearer; everybody may where there is none. */
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^\S{16,200}$/, 'must have 16 to 200 characters without spaces')),
  ),
}

type OperationsEnvironment = v.InferOutput<v.ObjectSchema<typeof operationsEnvironment, undefined>>

export interface OperationsSettings {
  /** Seconds; undefined where the environment does not say. */
  readonly drainSeconds: number | undefined
  readonly metricsToken: string | undefined
  /** An absolute path. */
  readonly filesDir: string
}

export const presentOperations = (env: OperationsEnvironment, dataDir: string): OperationsSettings => ({
  drainSeconds: env.DRAIN_SECONDS,
  metricsToken: env.METRICS_TOKEN,
  filesDir: path.resolve(env.FILES_DIR || path.join(dataDir, 'files')),
})
