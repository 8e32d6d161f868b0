import { ContentKind, Id, Target } from '@within-reach/contract'
import * as v from 'valibot'

const About = v.object({
  kind: ContentKind,
  id: Id,
  target: v.optional(v.fallback(Target, 'content'), 'content'),
})

/** A piece of content, or its author, that an address names. */
export type About = v.InferOutput<typeof About>

/**
 * What the query of an address is about.
 * @returns undefined if it names nothing that can exist
 */
export function readAbout(query: URLSearchParams): About | undefined {
  const read = v.safeParse(About, Object.fromEntries(query))
  return read.success ? read.output : undefined
}
