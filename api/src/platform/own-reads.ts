import type { Call, FieldsOf } from '@within-reach/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerOf, type Caller, handle, readFields, type Unwritten } from './calls'
import type { Platform } from './platform'

/** Computes an answer of the owner's data. It changes nothing, because opening a link triggers it. */
type ReadOwn<C extends Call> = (
  fields: FieldsOf<C>,
  owner: Caller,
  request: FastifyRequest,
) => Promise<Unwritten<C>>

/** Serves a read of the caller's own data, also for embedding in a page of this member. */
export function handleOwnRead<C extends Call & { readonly login: 'bearer'; readonly reads: true }>(
  app: FastifyInstance,
  platform: Platform,
  call: C,
  read: ReadOwn<C>,
): void {
  // The condition in the type of a context is not resolved for a type parameter.
  handle(app, platform, call, (fields, { caller, request }) => read(fields, caller as Caller, request))
  embedOwnRead(platform, call, read)
}

/** Answers a call of the caller's own data in a page of this member. */
export function embedOwnRead<
  C extends Call & { readonly login: 'bearer'; readonly reads: NonNullable<Call['reads']> },
>(platform: Platform, call: C, read: ReadOwn<C>): void {
  platform.prefetchable.addOwn(call.path, async (text, request, owner) => {
    platform.limitCalls(request.ip)
    return Buffer.from(JSON.stringify(answerOf(call, await read(readFields(call, text), owner, request))))
  })
}
