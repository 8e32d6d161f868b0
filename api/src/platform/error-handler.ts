import { commonFailureAnswer } from '@within-reach/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callOf } from './call-of'
import { AppError, errors } from './errors'

/** Turns whatever a route threw into an answer in the call's own convention. Nothing else answers errors. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(request, reply, asAppError(error)))
  app.setNotFoundHandler((request, reply) => {
    const what = request.url.startsWith('/api/') ? 'such call' : 'such page or file'
    return answer(request, reply, errors.notFound(what))
  })
}

function answer(request: FastifyRequest, reply: FastifyReply, failure: AppError | undefined): FastifyReply {
  if (!failure) return reply
  const { retryAfter, status, message } = failure
  if (status >= 500) request.log.error({ err: failure.cause ?? failure }, 'request failed')
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter))
  // A body that was refused unread would be taken for the next request.
  if (status === 413 || status === 415 || status === 401) reply.header('Connection', 'close')
  return reply.code(status).send(commonFailureAnswer(callOf(request), failure.failure, message))
}

function asAppError(error: Partial<FastifyError> & Error): AppError {
  if (error instanceof AppError) return error
  if (error.statusCode === 413) return errors.tooLarge('The request is larger than this call takes.')
  if (error.statusCode === 415) {
    return errors.unsupportedType('Send a form: multipart/form-data or application/x-www-form-urlencoded.')
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('invalid', 'The request could not be read.')
  }
  return errors.failed(error)
}
