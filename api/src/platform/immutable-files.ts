import type { FastifyStaticOptions } from '@fastify/static'
import type { FastifyReply } from 'fastify'

const forFrames = { 'Access-Control-Allow-Origin': '*' } as const

/** Options of `@fastify/static` for files whose content never changes under a path: cached for a year, with compressed copies. */
export const immutableFiles = {
  // For sandboxed frames, which have an origin of their own. The files are public, and requested without cookies.
  setHeaders: (reply: Parameters<NonNullable<FastifyStaticOptions['setHeaders']>>[0]) => {
    for (const [name, value] of Object.entries(forFrames)) reply.header(name, value)
  },
  immutable: true,
  maxAge: '365d',
  preCompressed: true,
  index: false,
  decorateReply: false,
} as const

/** Sets the headers of an immutable file for a script or style that is not sent from the disk. */
export const immutableHeaders = (reply: FastifyReply, pathname: string): FastifyReply =>
  reply
    .headers({
      ...forFrames,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'accept-encoding',
    })
    .type(pathname.endsWith('.js') ? 'application/javascript; charset=utf-8' : 'text/css; charset=utf-8')
