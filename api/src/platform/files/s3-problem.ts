import type { S3Settings } from '../s3-settings'

/** An error of a request to a store. */
export type S3Failure = Error & { readonly code?: string }

/** What is wrong with a store, and what to do. */
export interface S3Problem {
  readonly text: string
  readonly advice: string
}

/**
 * Says for people what is wrong with a store. The names of the failures are those of Amazon's S3, which compatible stores share.
 * @param settings with which the request was sent
 */
export function describeS3Problem(
  { name, message, code }: S3Failure,
  { url, bucket }: Pick<S3Settings, 'url' | 'bucket'>,
): S3Problem {
  switch (name) {
    case 'NoSuchBucket':
      return {
        text: `There is no bucket ${bucket} at ${url}.`,
        advice: 'Create it, or correct S3_BUCKET.',
      }
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
      return {
        text: `The store at ${url} does not accept the keys.`,
        advice:
          'Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. S3_REGION counts too, and so does the clock.',
      }
    case 'AccessDenied':
      return {
        text: `The keys may not write, read or delete in the bucket ${bucket}.`,
        advice: 'Give them the rights to read, write, delete and list.',
      }
    default:
      return {
        text: `The store at ${url} does not work: ${message || code || name}.`,
        advice: 'Correct S3_URL, or look at the firewall and the store itself.',
      }
  }
}
