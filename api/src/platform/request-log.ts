import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { loggedPath } from './log'

declare module 'fastify' {
  interface FastifyReply {
    /** Why the request failed: the name of the failure, and the code of its cause. For its line in the log. */
    failure?: { readonly failure: string; readonly code?: unknown }
  }
}

/**
 * Logs one line per request, when it ends: `request completed`, or `request aborted` if the connection closed before the answer
 * was sent. Requests that admission refuses have no line.
 */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    // Fastify reports only answers that were sent.
    reply.raw.once('close', () => {
      if (reply.raw.writableFinished) return
      // A reader ends an event stream by leaving it.
      logRequest(request, reply, request.routeOptions.config?.endless ? 'stream closed' : 'request aborted')
    })
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    // The connection closes next, which logs the request.
    if (error) reply.log.warn({ err: error }, 'the answer could not be sent')
    else logRequest(request, reply, 'request completed')
  }

  override streamError(error: Error & { code?: string }, request: FastifyRequest, reply: FastifyReply): void {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') super.streamError(error, request, reply)
  }
}

/** Logs the line of a request that has ended. The logger of the request adds its id. No personal data, see `createLog`. */
export function logRequest({ method, url }: FastifyRequest, reply: FastifyReply, message: string): void {
  const status = reply.raw.headersSent ? reply.raw.statusCode : undefined
  const ms = Math.round(reply.elapsedTime * 10) / 10
  const trace = reply.traceId === undefined ? undefined : { trace_id: reply.traceId }
  reply.log.info({ method, path: loggedPath(url), status, ms, ...reply.failure, ...trace }, message)
}
