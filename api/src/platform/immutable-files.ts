import type { FastifyReply } from 'fastify'

/** Options of `@fastify/static` for files whose path stands for their content: kept for a year, with compressed copies. */
export const immutableFiles = {
  immutable: true,
  maxAge: '365d',
  preCompressed: true,
  index: false,
  decorateReply: false,
} as const

/** Gives a script or a style that is not sent from a file the headers that it would have as one. */
export const immutableHeaders = (reply: FastifyReply, pathname: string): FastifyReply =>
  reply
    .headers({ 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'accept-encoding' })
    .type(pathname.endsWith('.js') ? 'application/javascript; charset=utf-8' : 'text/css; charset=utf-8')
