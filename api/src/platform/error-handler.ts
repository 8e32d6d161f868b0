import { commonFailureAnswer } from '@within-reach/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dropStalled, type Pace } from './bodies/arrival'
import { notShared } from './caching'
import { callOf } from './call-of'
import { AppError, errors, type FailedPart, failedParts } from './errors'
import { createFailureLog } from './failure-log'
import { logRequest } from './request-log'

/** The id of the request, which people can quote in a report. Every line of the request in the log contains it. */
const requestIdHeader = 'X-Request-Id'

/** The default minimum speed for the rest of a refused body. */
const defaultPace: Pace = { timeout: 10_000, minSpeed: 8_192 }

/** How many requests were answered with 500 or above, by the part that failed. */
export type FailureCounts = () => Readonly<Record<FailedPart, number>>

/**
 * Turns everything that a route throws into an answer in the call's own convention. No other code answers errors.
 * @param pace the minimum speed for the rest of a refused body
 */
export function registerErrorHandler(app: FastifyInstance, pace = defaultPace): FailureCounts {
  const failures = createFailureLog()
  const counts = Object.fromEntries(failedParts.map((part) => [part, 0])) as Record<FailedPart, number>
  app.decorateReply('failure', undefined)
  app.addHook('onClose', async () => failures.end())
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    done()
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = asAppError(error)
    if (failure.status >= 500) {
      failures.add(request.log, failure)
      counts[failure.part]++
    }
    return answer(request, reply, failure, pace)
  })
  app.setNotFoundHandler((request, reply) => {
    const what = request.url.startsWith('/api/') ? 'such call' : 'such page or file'
    return answer(request, reply, errors.notFound(what), pace)
  })
  return () => ({ ...counts })
}

/** Answers a request whose address cannot be parsed. No route and no hook sees such a request, and Fastify does not log it. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header(requestIdHeader, request.id)
  reply.raw.once('finish', () => logRequest(request, reply, 'request completed'))
  void answer(request, reply, asAppError(error))
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: AppError,
  pace = defaultPace,
): FastifyReply {
  const { retryAfter, status, message, cause, sentences } = failure
  reply.failure = { failure: failure.failure, code: (cause as { code?: unknown } | undefined)?.code }
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter))
  // A route may have set another before it failed.
  reply.header('Cache-Control', notShared)
  drainBody(request, reply, pace)
  return reply.code(status).send(commonFailureAnswer(callOf(request), failure.failure, message, sentences))
}

/**
 * Drains the rejected body. Browsers read the answer after they have sent everything. If the connection closed before, they
 * would report a broken connection instead.
 */
function drainBody({ raw }: FastifyRequest, reply: FastifyReply, pace: Pace): void {
  reply.removeHeader('Connection')
  raw.unpipe()
  raw.resume()
  dropStalled(raw, pace)
}

function asAppError(error: Partial<FastifyError> & Error): AppError {
  if (error instanceof AppError) return error
  if (error.statusCode === 413) return errors.tooLarge('The request is larger than this call accepts.')
  if (error.statusCode === 415) {
    return errors.unsupportedType('Send a form: multipart/form-data or application/x-www-form-urlencoded.')
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return errors.unreadable('The request could not be read.')
  }
  return errors.failed(error)
}
