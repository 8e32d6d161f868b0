import type { S3Client } from '@aws-sdk/client-s3'
import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import type { S3Settings } from '../s3-settings'

/** The time limits of a store, in milliseconds. */
export interface S3Timeouts {
  /** For a request with its retries. */
  readonly deadline: number
  /** How long a store with repeated failures is not used. */
  readonly rest: number
}

const defaultTimeouts: S3Timeouts = { deadline: 15_000, rest: 10_000 }
/** For connecting, and between two packets. Milliseconds. */
const socket = { connectionTimeout: 3000, requestTimeout: 10_000, throwOnRequestTimeout: true }
/** The number of consecutive failures after which the store is not used for a while. */
const failures = 5

/** A client of an S3-compatible store that fails fast while the store is unreachable. */
export interface S3Connection {
  readonly sdk: typeof import('@aws-sdk/client-s3')
  readonly client: S3Client
  /**
   * Sends one request.
   * @throws the error of the store; the error of `send` after the deadline; BrokenCircuitError while the circuit is open
   */
  send: S3Client['send']
  /** Whether requests are sent: the circuit is closed. */
  isUp(): boolean
}

/**
 * Opens a client. The SDK takes a quarter of a second and 22 MB to load, so a site without a bucket does not load it.
 * @param timeouts for tests
 */
export async function openS3(
  settings: S3Settings,
  timeouts: S3Timeouts = defaultTimeouts,
): Promise<S3Connection> {
  const sdk = await import('@aws-sdk/client-s3')
  const { url, region, accessKeyId, secretAccessKey } = settings
  const client = new sdk.S3Client({
    endpoint: url,
    region,
    // Path-style addresses work with every compatible store.
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    // Not every compatible store supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: socket,
  })
  // A missing file is a valid answer, not a failure.
  const policy = handleWhen((error) => !(error instanceof sdk.NoSuchKey))
  const breaker = circuitBreaker(policy, {
    halfOpenAfter: timeouts.rest,
    breaker: new ConsecutiveBreaker(failures),
  })
  const send = (command: never): Promise<unknown> =>
    breaker.execute(async () => {
      const over = new AbortController()
      // Until the answer begins: its body may be a large file over a slow connection.
      const timer = setTimeout(() => over.abort(), timeouts.deadline)
      try {
        return await client.send(command, { abortSignal: over.signal })
      } finally {
        clearTimeout(timer)
      }
    })
  return { sdk, client, send: send as S3Client['send'], isUp: () => breaker.state !== CircuitState.Open }
}
