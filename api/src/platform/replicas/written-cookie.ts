import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostCookie } from '../host-cookie'
import { readCookie } from '../read-cookie'

const name = 'wr_written'
/** Seconds. A replica that is a second behind is left out, so the cookie matters no longer. */
const lifetime = 10

/** A cookie with the position of the log that contains what this browser wrote last. It is a number of bytes, and no secret. */
export interface WrittenCookie {
  set(reply: FastifyReply, position: bigint): void
  /** Undefined without a cookie, or with a malformed one. */
  read(request: FastifyRequest): bigint | undefined
}

/** @param secure whether the site is served over https */
export function createWrittenCookie(secure: boolean): WrittenCookie {
  const full = hostCookie(name, secure)
  const flags = `Path=/; Max-Age=${lifetime}; HttpOnly${secure ? '; Secure' : ''}; SameSite=Strict`
  return {
    set: (reply, position) => void reply.header('set-cookie', `${full}=${position}; ${flags}`),
    read(request) {
      const text = readCookie(request, full)
      return text !== undefined && /^\d{1,20}$/.test(text) ? BigInt(text) : undefined
    },
  }
}
