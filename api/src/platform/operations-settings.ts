import path from 'node:path'
import * as v from 'valibot'

const seconds = 'must be a whole number of seconds from 0 to 600'

const port = 'must be a port number'

/** The settings of operations and monitoring, as in the environment. */
export const operationsEnvironment = {
  /** Seconds for which the service still accepts calls after SIGTERM, while `/readyz` answers 503. */
  DRAIN_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{1,3}$/, seconds),
      v.transform(Number),
      v.maxValue(600, seconds),
    ),
  ),
  /** A second port, for `/healthz`, `/readyz` and `/metrics` only. */
  PROBE_PORT: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^\d{1,5}$/, port), v.transform(Number), v.maxValue(65_535, port)),
  ),
  /**
   * The folder of uploads without an S3-compatible store; all instances on one database share it. By default
   * DATA_DIR/files.
   */
  FILES_DIR: v.optional(v.pipe(v.string(), v.trim()), ''),
  /** The bearer that `/metrics` requires; without one, `/metrics` is public. */
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^\S{16,200}$/, 'must have 16 to 200 characters without spaces')),
  ),
}

type OperationsEnvironment = v.InferOutput<v.ObjectSchema<typeof operationsEnvironment, undefined>>

export interface OperationsSettings {
  /** Seconds; undefined if the environment does not say. */
  readonly drainSeconds: number | undefined
  /** undefined without a second port. */
  readonly probePort: number | undefined
  readonly metricsToken: string | undefined
  /** An absolute path. */
  readonly filesDir: string
}

export const presentOperations = (env: OperationsEnvironment, dataDir: string): OperationsSettings => ({
  drainSeconds: env.DRAIN_SECONDS,
  probePort: env.PROBE_PORT,
  metricsToken: env.METRICS_TOKEN,
  filesDir: path.resolve(env.FILES_DIR || path.join(dataDir, 'files')),
})
