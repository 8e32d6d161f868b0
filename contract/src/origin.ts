import * as v from 'valibot'
import { visibleText } from './fields'
import { limits } from './limits'
import { VersionNumber } from './live'

/** An email address is personal data, and every operator reads an origin. */
const noEmail = v.check(
  (text: string) => !/\S@[^\s@]+\.\S/.test(text),
  'must be a name, not an email address',
)

/** Where a version comes from: the last commit that changed its remote's folder, as the publisher's machine knew it. */
export const Origin = v.object({
  /** The full hash of the commit. */
  commit: v.pipe(
    v.string('is missing'),
    v.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'must be the full hash of a commit'),
  ),
  /** Whether the working tree had no changes besides the commit. */
  clean: v.boolean('must be true or false'),
  author: v.pipe(visibleText(limits.author), noEmail),
  /** When the commit was written, ISO 8601 in UTC. */
  at: v.pipe(v.string('is missing'), v.isoTimestamp('must be a time, such as 2026-03-01T08:00:00Z')),
  /** The first line of its message. */
  subject: visibleText(limits.commitSubject),
})
export type Origin = v.InferOutput<typeof Origin>

/** The origins of versions, by version. A version without a known origin is absent. */
export const Origins = v.record(VersionNumber, Origin)
export type Origins = v.InferOutput<typeof Origins>

/** The number of digits that identify a commit to people. */
const shortLength = 7

/** The beginning of a commit's hash. */
export const shortCommit = ({ commit }: Pick<Origin, 'commit'>): string => commit.slice(0, shortLength)
