import type { FastifyInstance } from 'fastify'

/** Headers that every answer carries. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Browsers use https only for this host, for a year (RFC 6797). It does not cover subdomains. */
const httpsOnly = { 'Strict-Transport-Security': 'max-age=31536000' }

/**
 * Headers that every answer carries, unless it sets its own value.
 * @param secure whether the site is served over https
 */
export function registerSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  const all = { ...securityHeaders, ...(secure && httpsOnly) }
  app.addHook('onSend', (_request, reply, _payload, done) => {
    for (const [name, value] of Object.entries(all)) if (!reply.hasHeader(name)) reply.header(name, value)
    done()
  })
}
