import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageTraces } from './page-traces'
import { inSpan, type Span, type Tracing } from './span'

declare module 'fastify' {
  interface FastifyReply {
    /** The trace of the request; undefined if it is not traced. For its line in the log. */
    traceId?: string
  }
}

export interface RequestTraceParts {
  readonly tracing: Tracing
  /** The share of page views that are traced, from 0 to 1. */
  readonly share: number
  readonly pages: Pick<PageTraces, 'read'>
}

const pageRoute = '/*'
const isTraced = (route: string): boolean => route === pageRoute || route.startsWith('/api/')

/**
 * Traces pages and calls: a share of the page views, each with the calls that the page makes within a minute, and that share
 * of all other calls. Files, probes and event streams are not traced.
 */
export function registerRequestTraces(
  app: FastifyInstance,
  { tracing, share, pages }: RequestTraceParts,
): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, reply, done) => {
    const { url: route = '', config } = request.routeOptions
    if (config?.endless || !isTraced(route)) return done()
    const parentId = route === pageRoute ? undefined : pages.read(request.headers)
    if (parentId === undefined && Math.random() >= share) return done()
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'request.id': request.id,
    }
    const span = tracing.begin(`${request.method} ${route}`, { kind: 'request', attributes, parentId })
    spans.set(request, span)
    reply.traceId = span.traceId
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw
      span.set({
        'http.response.status_code': statusCode,
        ...(reply.failure && { 'error.type': reply.failure.failure }),
      })
      span.end(writableFinished ? (statusCode >= 500 ? String(statusCode) : undefined) : 'aborted')
    })
    inSpan(span, done)
  })
  // The arrival of a body is not a part of the request's asynchronous context.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) inSpan(span, done)
    else done()
  })
}
