import { isTheme, type Theme, themeCookie } from '@within-reach/contract'
import type { FastifyRequest } from 'fastify'
import { readCookie } from '../platform/read-cookie'

/** The theme that a visitor chose; undefined if the page follows the system. */
export function themeOf(request: Pick<FastifyRequest, 'headers'>): Theme | undefined {
  const chosen = readCookie(request, themeCookie)
  return isTheme(chosen) ? chosen : undefined
}
