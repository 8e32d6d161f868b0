import autocannon from 'autocannon'

/** What is sent, over and over. */
export interface Load {
  readonly url: string
  readonly path: string
  readonly bodies: readonly Readonly<Record<string, string>>[]
  readonly token?: string
  readonly seconds: number
  readonly connections: number
}

/** What came of it. Times are in milliseconds. */
export interface LoadResult {
  readonly perSecond: number
  readonly requests: number
  readonly p50: number
  readonly p99: number
}

/**
 * Sends calls as fast as they are answered.
 * @throws Error where an answer was not a success, since a refusal is quicker than work
 */
export async function load({ url, path, bodies, token, seconds, connections }: Load): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: bodies.map((body, n) => ({
      method: 'POST' as const,
      path,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        // The service counts the calls of an address; a site's visitors have many.
        'x-forwarded-for': `10.${n % 250}.${Math.floor(n / 250)}.${Date.now() % 250}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: new URLSearchParams(body).toString(),
    })),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${path}: ${result.non2xx} refusals and ${result.errors} errors among ${result.requests.total} calls`,
    )
  return {
    perSecond: result.requests.total / result.duration,
    requests: result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}
