import { developmentTicketHeader } from '@within-reach/contract'
import type { FastifyRequest } from 'fastify'

/** Whether a request comes from a dev server, whose page runs code that nobody reviewed. */
export const isUnderDevelopment = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers[developmentTicketHeader] !== undefined
