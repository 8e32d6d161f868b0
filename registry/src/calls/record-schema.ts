import * as v from 'valibot'
import { ReadShape } from './shape'

/** The address of a call. */
const CallPath = v.pipe(v.string(), v.regex(/^\/api\/[\w/.-]+$/, 'is no address of a call'))

/** A call of the contract as a remote was built against it. */
export const CallRecord = v.object({
  /** Over everything below: where two are equal, so are the calls. */
  hash: v.string(),
  login: v.string(),
  convention: v.string(),
  request: ReadShape,
  /** The field of its files. */
  files: v.optional(v.string()),
  answer: ReadShape,
  /** What stands beside the data of an answer. */
  meta: v.optional(ReadShape),
  failures: v.record(v.string(), v.number()),
})
export type CallRecord = v.InferOutput<typeof CallRecord>

/** The calls that a build contains, by address; null for one that the contract does not describe. */
export const CallsUsed = v.record(CallPath, v.nullable(CallRecord))
export type CallsUsed = v.InferOutput<typeof CallsUsed>
