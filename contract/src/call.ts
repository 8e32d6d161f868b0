import type * as v from 'valibot'

/**
 * Who may make a call: anybody, a person with a bearer token, a browser that holds the session cookie, or an operator,
 * whose bearer is their session's token or a token of the command line.
 */
export type Login = 'none' | 'bearer' | 'cookie' | 'operator'

/** What an operator or a token of the command line may be allowed to do. */
export const rights = ['read', 'publish', 'preview', 'promote', 'switch', 'grant'] as const
export type Right = (typeof rights)[number]

/**
 * How an answer says that it succeeded (specification, section 7: "the meaning of res is not uniform").
 * `zero`: `res` is 0, and any failure is a positive integer. `truthy`: `res` is true, and any failure is false.
 */
export type Convention = 'zero' | 'truthy'

type Schema = v.GenericSchema
type Entries = v.ObjectEntries

/** A file field that a call takes beside its text fields. */
export interface FileField {
  readonly field: string
  readonly most: number
}

/** A rule over several fields of a call, which its schema has read. */
export interface Rule<Fields = Record<string, unknown>> {
  /** The field that the message is about. */
  readonly field: string
  readonly message: string
  // A method, so that a rule over the fields of one call is a rule.
  holds(fields: Fields): boolean
}

/** One call of the service, as browser and server both read it. */
export interface Call<
  Request extends Entries = Entries,
  Success extends Schema = Schema,
  Failure extends string = string,
> {
  /** The address, always below `/api/`. */
  readonly path: `/api/${string}`
  /** One line for the OpenAPI page. */
  readonly summary: string
  readonly login: Login
  /** For operators: the right that it takes. */
  readonly right?: Right
  /** Whether it changes nothing, so that a page may bring its answer along to whoever opens a link. Only of calls without login. */
  readonly reads?: true
  /** Of calls without login: a member's own posts or comments are marked in the answer, so a member asks under their name. */
  readonly marksOwn?: true
  readonly convention: Convention
  /** The text fields of the form; the schema reads strings and yields values. */
  readonly request: v.ObjectSchema<Request, undefined>
  readonly rules?: readonly Rule[]
  readonly files?: FileField
  /** What `data` holds when the call succeeded. */
  readonly success: Success
  /** What stands beside `data` when the call succeeded, for lists. */
  readonly meta?: v.GenericSchema<unknown, Record<string, unknown>>
  /** The catalogued failures by name: the value of `res` for `zero`, of `code` for `truthy`. Both are answered with status 200. */
  readonly failures: Readonly<Record<Failure, number>>
}

/** What a caller may put into the fields of a call, before the schema reads them. */
export type RequestOf<C extends Call> = v.InferInput<C['request']>

/** The fields of a call after the schema has read them. */
export type FieldsOf<C extends Call> = v.InferOutput<C['request']>

/** What `data` holds when the call succeeded. */
export type DataOf<C extends Call> = v.InferOutput<C['success']>

/** What stands beside `data` (`total`, `page`, `pages`), or nothing. */
export type MetaOf<C extends Call> = C extends { readonly meta: infer S extends v.GenericSchema }
  ? v.InferOutput<S>
  : unknown

/** The names of the catalogued failures of a call. */
export type FailureOf<C extends Call> = Extract<keyof C['failures'], string>

/**
 * Declares a call and keeps its exact type.
 * @param call the whole description of the call
 * @returns the same value
 */
export function defineCall<const C extends Call>(call: C): C {
  return call
}
