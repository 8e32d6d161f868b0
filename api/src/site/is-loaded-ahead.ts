import type { FastifyRequest } from 'fastify'

/** Whether a browser loads a page before somebody opens it. By then its reader may have logged in or out. */
export const isLoadedAhead = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  'sec-purpose' in headers || 'purpose' in headers
