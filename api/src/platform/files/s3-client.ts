import type { S3Client } from '@aws-sdk/client-s3'
import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import type { S3Settings } from '../settings'

/** How long a store may take, in milliseconds. */
export interface S3Patience {
  /** Until a request with its retries is answered. */
  readonly deadline: number
  /** How long one that failed over and over is left alone. */
  readonly rest: number
}

const usual: S3Patience = { deadline: 15_000, rest: 10_000 }
/** To connect, and between two packets. Milliseconds. */
const socket = { connectionTimeout: 3000, requestTimeout: 10_000, throwOnRequestTimeout: true }
/** Requests that fail in a row before the store is left alone. */
const failures = 5

/** A client of an S3-compatible store that fails fast while the store is away. */
export interface S3Connection {
  readonly sdk: typeof import('@aws-sdk/client-s3')
  readonly client: S3Client
  /**
   * Sends one request.
   * @throws the error of the store; one of `send` where the deadline is over; BrokenCircuitError while the store is left alone
   */
  send: S3Client['send']
  /** Whether requests are sent. */
  isUp(): boolean
}

/**
 * Opens a client. The SDK takes a quarter of a second and 22 MB to load, which a site without a bucket does not spend.
 * @param patience for tests
 */
export async function openS3(settings: S3Settings, patience: S3Patience = usual): Promise<S3Connection> {
  const sdk = await import('@aws-sdk/client-s3')
  const { url, region, accessKeyId, secretAccessKey } = settings
  const client = new sdk.S3Client({
    endpoint: url,
    region,
    // Bucket names as part of the path work with every compatible store.
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    // Not every compatible store knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: socket,
  })
  // A file that is not there is an answer.
  const policy = handleWhen((error) => !(error instanceof sdk.NoSuchKey))
  const breaker = circuitBreaker(policy, {
    halfOpenAfter: patience.rest,
    breaker: new ConsecutiveBreaker(failures),
  })
  const send = (command: never): Promise<unknown> =>
    breaker.execute(async () => {
      const over = new AbortController()
      // Until the answer begins: its body may be a large file on a slow line.
      const timer = setTimeout(() => over.abort(), patience.deadline)
      try {
        return await client.send(command, { abortSignal: over.signal })
      } finally {
        clearTimeout(timer)
      }
    })
  return { sdk, client, send: send as S3Client['send'], isUp: () => breaker.state !== CircuitState.Open }
}
