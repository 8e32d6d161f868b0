import * as v from 'valibot'
import { ReadShape } from './shape'

/** The path of a call. */
const CallPath = v.pipe(v.string(), v.regex(/^\/api\/[\w/.-]+$/, 'is not the address of a call'))

/** A call of the contract, as a remote was built against it. */
export const CallRecord = v.object({
  /** A hash over all fields below. Equal hashes mean equal calls. */
  hash: v.string(),
  login: v.string(),
  convention: v.string(),
  request: ReadShape,
  /** The name of the file field. */
  files: v.optional(v.string()),
  answer: ReadShape,
  /** The fields beside `data` in an answer. */
  meta: v.optional(ReadShape),
  failures: v.record(v.string(), v.number()),
})
export type CallRecord = v.InferOutput<typeof CallRecord>

/** The calls in a build, by path; null for a path that the contract does not describe. */
export const CallsUsed = v.record(CallPath, v.nullable(CallRecord))
export type CallsUsed = v.InferOutput<typeof CallsUsed>
