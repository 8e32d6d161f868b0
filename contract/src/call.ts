import type * as v from 'valibot'
import type { StaffRole } from './staff-role'

/**
 * Who may make a call: anyone, a person with a bearer token, a browser with the session cookie, or an operator. An
 * operator's bearer is a session token or a command-line token.
 */
export type Login = 'none' | 'bearer' | 'cookie' | 'operator'

/** The rights of an operator or of a command-line token. */
export const rights = ['read', 'publish', 'prove', 'preview', 'promote', 'switch', 'staff', 'grant'] as const
export type Right = (typeof rights)[number]

/**
 * How an answer marks success (specification, section 7: "the meaning of res is not uniform").
 * `zero`: `res` is 0, and a failure is a positive integer. `truthy`: `res` is true, and a failure is false.
 */
export type Convention = 'zero' | 'truthy'

type Schema = v.GenericSchema
type Entries = v.ObjectEntries

/** A file field of a call, in addition to its text fields. */
export interface FileField {
  readonly field: string
  /** The maximum number of files in one request. */
  readonly most: number
}

/** A rule over several fields of a call. It runs after the schema has parsed them. */
export interface Rule<Fields = Record<string, unknown>> {
  /** The field that the message is about. */
  readonly field: string
  readonly message: string
  // A method instead of a property, so that a rule over one call's fields is assignable to Rule.
  holds(fields: Fields): boolean
}

/** One call of the service, shared by browser and server. */
export interface Call<
  Request extends Entries = Entries,
  Success extends Schema = Schema,
  Failure extends string = string,
> {
  /** The path, always below `/api/`. */
  readonly path: `/api/${string}`
  /** Summary for the OpenAPI page. */
  readonly summary: string
  readonly login: Login
  /** For operator calls: the required right. */
  readonly right?: Right
  /** For bearer calls of staff: the required role. */
  readonly staff?: StaffRole
  /** For bearer calls that do not read: whether a suspended member may make it. All others are refused. */
  readonly whileSuspended?: true
  /** Whether other people read the text of the request. Moderators can limit how many of these a member may make a day. */
  readonly published?: true
  /**
   * Whether the answer may be embedded in a page: `true` if the call changes nothing. `in-page` if the call changes something, but the
   * answer in a page is computed without the change; the script of the page then makes the call as well. The answer of a call with
   * login is embedded only in a page of the same member.
   */
  readonly reads?: true | 'in-page'
  /** For calls without login: the answer marks a member's own posts or comments, so members must send their bearer. */
  readonly marksOwn?: true
  /**
   * Whether a request that is sent again with the same `Idempotency-Key` is carried out once. For calls that create
   * something, and for changes that name the last one that the author has seen: repeated, they would be refused.
   */
  readonly once?: true
  readonly convention: Convention
  /** The text fields of the form. The schema parses strings into values. */
  readonly request: v.ObjectSchema<Request, undefined>
  readonly rules?: readonly Rule[]
  readonly files?: FileField
  /** The type of `data` after success. */
  readonly success: Success
  /** Fields beside `data` after success, for lists. */
  readonly meta?: v.GenericSchema<unknown, Record<string, unknown>>
  /**
   * The catalogued failures by name: the value of `res` for `zero`, of `code` for `truthy`. The HTTP status is 200 for
   * both.
   */
  readonly failures: Readonly<Record<Failure, number>>
}

/** The fields that a caller passes, before the schema parses them. */
export type RequestOf<C extends Call> = v.InferInput<C['request']>

/** The fields of a call after the schema has parsed them. */
export type FieldsOf<C extends Call> = v.InferOutput<C['request']>

/** The type of `data` after success. */
export type DataOf<C extends Call> = v.InferOutput<C['success']>

/** The fields beside `data` (`total`, `page`, `pages`), or none. */
export type MetaOf<C extends Call> = C extends { readonly meta: infer S extends v.GenericSchema }
  ? v.InferOutput<S>
  : unknown

/** The names of the catalogued failures of a call. */
export type FailureOf<C extends Call> = Extract<keyof C['failures'], string>

/**
 * Declares a call and keeps its literal type.
 * @param call the description of the call
 * @returns the same value
 */
export function defineCall<const C extends Call>(call: C): C {
  return call
}
