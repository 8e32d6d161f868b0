import { createHash } from 'node:crypto'
import { pageDecision } from '@within-reach/registry'
import type { FastifyInstance } from 'fastify'
import type { Registry } from './registry'

/** The path at which an open page asks for its current decision. */
export const decisionPath = '/api/registry/decision'

/**
 * Serves the decision in the format that is embedded in pages. It sets no cookie: a visitor gets an id with a page.
 * @param sign creates the signature over the bytes of the body, for the header `Registry-Signature`
 */
export function registerDecision(
  app: FastifyInstance,
  registry: Registry,
  sign: (body: Buffer) => string,
): void {
  app.get(decisionPath, async (request, reply) => {
    const body = Buffer.from(JSON.stringify(pageDecision(await registry.decide(request))))
    const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
    reply.header('ETag', tag).header('Cache-Control', 'no-cache').header('Vary', 'Cookie')
    reply.header('Registry-Signature', sign(body))
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })
}

/** RFC 9110, section 13.1.2: the weak comparison, because a compressing proxy weakens an ETag. */
const isKnown = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)
