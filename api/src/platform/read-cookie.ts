import type { FastifyRequest } from 'fastify'

/** Reads a cookie of a request (RFC 6265, section 4.2). Our cookies need no decoding. */
export function readCookie(request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return found === '' ? undefined : found
}
