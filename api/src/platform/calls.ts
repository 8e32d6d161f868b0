import {
  type Answer,
  type MetaOf,
  type Call,
  type DataOf,
  developmentWithheldHeader,
  failureAnswer,
  type FailureOf,
  type FieldsOf,
  type KnownSentence,
  successAnswer,
} from '@within-reach/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { coalesce } from './coalesce'
import type { Caller } from './caller'
import { AppError, errors } from './errors'
import { formReader, type UploadedFile } from './forms'
import { carryOutOnce, type Once } from './idempotency/idempotency'
import { demandRight, type Operator } from './operator'
import type { TextFields } from './prefetchable-calls'
import type { Platform } from './platform'
import { demandRole } from './staff-role'
import { demandStanding } from './standing'
import { isUnderDevelopment } from './under-development'

export type { Caller } from './caller'
export type { UploadedFile } from './forms'

/** The context of a call, in addition to its fields. */
export interface Context {
  readonly caller: Caller | undefined
  readonly files: readonly UploadedFile[]
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * The context of a call: with login it has a caller, or an operator with the required right. A call that is carried out once
 * writes through `once`.
 */
export type ContextOf<C extends Call> = Context &
  (C['login'] extends 'bearer'
    ? { readonly caller: Caller }
    : C['login'] extends 'operator'
      ? { readonly operator: Operator }
      : unknown) &
  (C['once'] extends true ? { readonly once: Once } : unknown)

/** A result that the contract lists. Everything else is thrown. */
export type Result<C extends Call> =
  | { readonly ended: 'ok'; readonly data?: DataOf<C>; readonly meta?: MetaOf<C> }
  | {
      readonly ended: 'failed'
      readonly failure: FailureOf<C>
      readonly message?: string
      readonly sentences?: readonly KnownSentence[]
    }
  /** A result that is already encoded as JSON. */
  | { readonly ended: 'written'; readonly json: Buffer }

/** The call succeeded. */
export const ok = <const D, const B = undefined>(data?: D, meta?: B) => ({ ended: 'ok', data, meta }) as const

/** The call failed with one of its own failures. An extra message is for people, with sentence keys for other languages. */
export const fail = <const F extends string>(
  failure: F,
  message?: string,
  sentences?: readonly KnownSentence[],
) => ({ ended: 'failed', failure, message, sentences }) as const

/**
 * Serves a call of the contract. Every call runs in one order: limit, login, form, schema, rule, act, present.
 * @param act applies the rule and acts; throws one of `errors` for a common failure
 */
export function handle<C extends Call>(
  app: FastifyInstance,
  platform: Platform,
  call: C,
  act: (fields: FieldsOf<C>, context: ContextOf<C>) => Promise<Result<C>>,
): void {
  const readForm = formReader(call, platform.bodies)
  app.post(call.path, { config: { call } }, async (request, reply) => {
    // Fastify derives the address from the headers each time.
    const { ip, headers } = request
    platform.limitCalls(ip)
    const caller = await identifyCaller(platform, request, call)
    demandRole(call, caller)
    const giveBack = await demandStanding(platform, call, caller, headers['idempotency-key'])
    // The failure is answered, even if the database has just become unreachable.
    const uncount = () => giveBack().catch(() => {})
    const operator = await identifyOperator(platform, request, reply, call)
    const carryOut = async (): Promise<Result<C>> => {
      const form = await readForm(request, ip, caller ? String(caller.userId) : operator?.who)
      try {
        const fields = readFields(call, form.text)
        const context = { caller, operator, files: form.files, request, reply }
        const actWith = (more: object) => act(fields, { ...context, ...more } as unknown as ContextOf<C>)
        if (!call.once) return await actWith({})
        return await actOnce(platform, { call, request, caller, form, uncount }, actWith)
      } finally {
        await form.discard()
      }
    }
    const result = await carryOut().catch(async (error: unknown) => {
      await uncount()
      throw error
    })
    if (result.ended === 'failed') await uncount()
    // No cache stores the answer to a POST without Content-Location (RFC 9110, section 9.3.3). A member's page has `no-store`,
    // and Chromium keeps it in its back/forward cache only if no answer to its scripts has `no-store` as well.
    reply.header('Cache-Control', 'private, no-cache')
    if (mayWrite(call) && result.ended === 'ok') await platform.reads.rememberWrite(reply)
    return result.ended === 'written'
      ? reply.header('Content-Type', 'application/json; charset=utf-8').send(result.json)
      : answerOf(call, result)
  })
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: call.path,
    config: { call },
    // Before the body is read: the method is wrong, whatever the body contains.
    onRequest(_request, reply) {
      reply.header('Allow', 'POST')
      throw new AppError('not-found', 'Calls are made with POST.')
    },
    handler: () => undefined,
  })
}

async function actOnce<C extends Call>(
  { database }: Platform,
  {
    call,
    request: { headers },
    caller,
    form: { text, files },
    uncount,
  }: {
    readonly call: C
    readonly request: FastifyRequest
    readonly caller: Caller | undefined
    readonly form: { readonly text: TextFields; readonly files: readonly UploadedFile[] }
    readonly uncount: () => Promise<void>
  },
  act: (context: { readonly once: Once }) => Promise<Result<C>>,
): Promise<Result<C>> {
  const delivery = { call, header: headers['idempotency-key'], userId: caller?.userId, text, files }
  const done = await carryOutOnce(database, delivery, (once) => act({ once }))
  if ('result' in done) return done.result
  // Another delivery counted.
  await uncount()
  return ok(done.earlier.data) as Result<C>
}

/** Whether a call may change what lists and posts show: only members change them. */
const mayWrite = ({ login, reads }: Call): boolean => login === 'bearer' && reads !== true

/** A result that is not encoded yet. */
export type Unwritten<C extends Call> = Exclude<Result<C>, { ended: 'written' }>

/** Writes the answer of a call. */
export function answerOf<C extends Call>(call: C, result: Unwritten<C>): Answer {
  return result.ended === 'ok'
    ? successAnswer(call, result.data, result.meta as Record<string, unknown> | undefined)
    : failureAnswer(call, result.failure, result.message, result.sentences)
}

/**
 * Serves a public read, also for embedding in a page. Concurrent visitors with the same fields share one answer.
 * @param read computes the answer from the fields, the caller and `platform.reads` only, because the request may be another
 * visitor's
 */
export function handleRead<C extends Call>(
  app: FastifyInstance,
  platform: Platform,
  call: C,
  read: (fields: FieldsOf<C>, caller: Caller | undefined, request: FastifyRequest) => Promise<Unwritten<C>>,
): void {
  const coalesced = coalesce<Buffer>()
  const answer = (fields: FieldsOf<C>, request: FastifyRequest) =>
    coalesced(JSON.stringify(fields) + platform.reads.keyOf(request), async () =>
      Buffer.from(JSON.stringify(answerOf(call, await read(fields, undefined, request)))),
    )
  handle(app, platform, call, async (fields, { caller, request }) =>
    caller ? read(fields, caller, request) : { ended: 'written', json: await answer(fields, request) },
  )
  platform.prefetchable.add(call.path, async (text, request, caller) => {
    platform.limitCalls(request.ip)
    const fields = readFields(call, text)
    return caller
      ? Buffer.from(JSON.stringify(answerOf(call, await read(fields, caller, request))))
      : answer(fields, request)
  })
}

async function identifyCaller(
  platform: Platform,
  request: FastifyRequest,
  call: Call,
): Promise<Caller | undefined> {
  if (call.login === 'cookie' || call.login === 'operator') return undefined
  const token = bearerOf(request)
  const caller = token === undefined ? undefined : await platform.identify(token)
  if (call.login === 'bearer' && !caller) throw errors.loggedOut()
  return caller
}

async function identifyOperator(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  { login, right = 'read' }: Call,
): Promise<Operator | undefined> {
  if (login !== 'operator') return undefined
  if (isUnderDevelopment(request)) {
    reply.header(developmentWithheldHeader, 'operator')
    throw errors.notOwner('A page that shows remotes under development has no rights of an operator.')
  }
  const token = bearerOf(request)
  const operator = token === undefined ? undefined : await platform.identifyOperator(token)
  if (!operator) throw errors.loggedOut()
  demandRight(operator, right)
  return operator
}

const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +([\w-]{20,200})$/i.exec(headers.authorization ?? '')?.[1]

/**
 * Parses the text fields of a call.
 * @throws invalid (400) for the first wrong one
 */
export function readFields<C extends Call>(call: C, text: TextFields): FieldsOf<C> {
  // Report only the first error: a list may have thousands.
  const read = v.safeParse(call.request, text, { abortEarly: true })
  if (!read.success) {
    const [issue] = read.issues
    const field = issue.path?.map(({ key }) => String(key)).join('.') ?? 'form'
    // valibot's message for an absent key describes types, not a person's fields.
    const message = text[field] === undefined ? 'is missing' : issue.message
    throw errors.invalid(field, message)
  }
  const broken = call.rules?.find((rule) => !rule.holds(read.output))
  if (broken) throw errors.invalid(broken.field, broken.message)
  return read.output as FieldsOf<C>
}
