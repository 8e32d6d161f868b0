import type { FastifyReply } from 'fastify'

/** Options of `@fastify/static` for files whose content never changes under a path: cached for a year, with compressed copies. */
export const immutableFiles = {
  immutable: true,
  maxAge: '365d',
  preCompressed: true,
  index: false,
  decorateReply: false,
} as const

/** Sets the headers of an immutable file for a script or style that is not sent from the disk. */
export const immutableHeaders = (reply: FastifyReply, pathname: string): FastifyReply =>
  reply
    .headers({ 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'accept-encoding' })
    .type(pathname.endsWith('.js') ? 'application/javascript; charset=utf-8' : 'text/css; charset=utf-8')
