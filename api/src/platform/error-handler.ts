import { commonFailureAnswer } from '@within-reach/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dropStalled, type Pace } from './bodies/arrival'
import { callOf } from './call-of'
import { AppError, errors } from './errors'
import { createFailureLog } from './failure-log'

/** How fast the rest of a body must come in that was refused, unless told. */
const usualPace: Pace = { patience: 10_000, leastSpeed: 8_192 }

/**
 * Turns whatever a route threw into an answer in the call's own convention. Nothing else answers errors.
 * @param pace how fast the rest of a body must come in that was refused
 */
export function registerErrorHandler(app: FastifyInstance, pace = usualPace): void {
  const failures = createFailureLog()
  app.addHook('onClose', async () => failures.end())
  app.addHook('onRequest', (request, reply, done) => {
    // What people can name who report a failure: it stands in the log as well.
    reply.header('X-Request-Id', request.id)
    done()
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = asAppError(error)
    if (failure.status >= 500) failures.add(request.log, failure)
    return answer(request, reply, failure, pace)
  })
  app.setNotFoundHandler((request, reply) => {
    const what = request.url.startsWith('/api/') ? 'such call' : 'such page or file'
    return answer(request, reply, errors.notFound(what), pace)
  })
}

/** Answers an address that cannot even be read; no route and no hook sees such a request. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void answer(request, reply, asAppError(error))
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: AppError,
  pace = usualPace,
): FastifyReply {
  const { retryAfter, status, message } = failure
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter))
  readOut(request, reply, pace)
  return reply.code(status).send(commonFailureAnswer(callOf(request), failure.failure, message))
}

/**
 * Drains the body of a request that was refused. A connection that is closed while the client still sends shows it no
 * answer, only a broken connection: browsers read the answer when they have sent everything.
 */
function readOut({ raw }: FastifyRequest, reply: FastifyReply, pace: Pace): void {
  reply.removeHeader('Connection')
  raw.unpipe()
  raw.resume()
  dropStalled(raw, pace)
}

function asAppError(error: Partial<FastifyError> & Error): AppError {
  if (error instanceof AppError) return error
  if (error.statusCode === 413) return errors.tooLarge('The request is larger than this call takes.')
  if (error.statusCode === 415) {
    return errors.unsupportedType('Send a form: multipart/form-data or application/x-www-form-urlencoded.')
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return errors.unreadable('The request could not be read.')
  }
  return errors.failed(error)
}
