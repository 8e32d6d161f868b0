import * as v from 'valibot'

/** The data of an event that something changed: a number that differs from the last one. The reader makes the calls of its page again. */
export const ChangeEvent = v.object({ n: v.number() })
export type ChangeEvent = v.InferOutput<typeof ChangeEvent>
