import * as v from 'valibot'
import { optionalUrl } from './address-settings'

const optional = v.optional(v.string(), '')

/** The settings of the file store, as in the environment. */
export const s3Environment = {
  /** An S3-compatible store for uploads; by default DATA_DIR/files. */
  S3_URL: optionalUrl('http:', 'https:'),
  S3_BUCKET: optional,
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
}

export interface S3Settings {
  readonly url: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface FileStoreSettings {
  /** undefined: uploads are in a folder. */
  readonly s3: S3Settings | undefined
}

/** The settings that are missing beside S3_URL. */
export const missingForS3 = (given: Readonly<Record<string, string | undefined>>): readonly string[] =>
  given.S3_URL ? ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].filter((name) => !given[name]) : []

export const presentS3 = (
  env: v.InferOutput<v.ObjectSchema<typeof s3Environment, undefined>>,
): FileStoreSettings => ({
  s3: env.S3_URL
    ? {
        url: env.S3_URL,
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      }
    : undefined,
})
