import type { FastifyInstance } from 'fastify'
import { entityTag, isKnown } from '../platform/entity-tag'
import type { SignDecision } from '../platform/sign-decision'
import type { Registry } from './registry'

/** The path at which an open page asks for its current decision. */
export const decisionPath = '/api/registry/decision'

/**
 * Serves the decision in the format that is embedded in pages. It sets no cookie: a visitor gets an id with a page.
 * The header `Registry-Signature` has the signature over the bytes of the body.
 */
export function registerDecision(app: FastifyInstance, registry: Registry, signDecision: SignDecision): void {
  app.get(decisionPath, async (request, reply) => {
    const { text, signature } = signDecision(await registry.decide(request))
    const body = Buffer.from(text)
    const tag = entityTag(body)
    reply.header('ETag', tag).header('Cache-Control', 'no-cache').header('Vary', 'Cookie')
    reply.header('Registry-Signature', signature)
    if (isKnown(request, tag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })
}
