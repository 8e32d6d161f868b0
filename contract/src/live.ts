import * as v from 'valibot'
import { type Region, regions } from './regions'
import { Sentences } from './sentences'

/** The name of a remote, which is also that of its folder. */
export const RemoteName = v.pipe(
  v.string('is missing'),
  v.regex(/^mfe-[a-z][a-z0-9-]*$/, 'must be the name of a remote, such as mfe-events'),
)

// What follows the numbers begins with no digit: a pattern with two ways to read a digit takes quadratic time.
const semantic = /^\d+\.\d+\.\d+(?:[a-z_.\-~][\w.\-~]*)?$/i

/** The number of a version: semantic, with anything behind it that an address can hold. */
export const VersionNumber = v.pipe(
  v.string('is missing'),
  v.regex(semantic, 'must be a version, such as 1.5.0 or 1.5.0~pr42'),
)

const Timestamp = v.pipe(
  v.string('is missing'),
  v.isoTimestamp('must be a time, such as 2026-03-01T08:00:00Z'),
)
const Percent = v.pipe(
  v.number('must be a number'),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(100, 'must be at most 100'),
)

const RegionSwitches = v.object(
  Object.fromEntries(regions.map((region) => [region, v.boolean()])) as Record<
    Region,
    v.BooleanSchema<undefined>
  >,
)
export type RegionSwitches = Readonly<Record<Region, boolean>>

/** All regions open: what a remote starts with. */
export const allOpen: RegionSwitches = { 'South Korea': true, 'United Kingdom': true, Others: true }

/** How a canary goes on by itself while it is no worse than the current version. */
export const CanaryPlan = v.object({
  /** The percentages to come, each larger than the one before it; after 100 the version becomes the current one. */
  steps: v.pipe(
    v.array(Percent),
    v.minLength(1, 'must have at least one step'),
    v.check(
      (steps) => steps.every((step, at) => at === 0 || step > (steps[at - 1] ?? 0)),
      'must grow from step to step',
    ),
  ),
  /** The least time between two steps, in minutes. */
  everyMinutes: v.pipe(v.number(), v.minValue(0)),
  /** How many page views of the candidate a step needs before it can be judged. */
  least: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type CanaryPlan = v.InferOutput<typeof CanaryPlan>

/** A version that some visitors get before the others do. */
export const Canary = v.object({
  version: VersionNumber,
  percent: Percent,
  /** When it came to this percentage. */
  since: Timestamp,
  plan: v.optional(CanaryPlan),
})
export type Canary = v.InferOutput<typeof Canary>

/** A switch of a region that takes effect at a time. */
export const PlannedSwitch = v.object({ region: v.picklist(regions), open: v.boolean(), at: Timestamp })
export type PlannedSwitch = v.InferOutput<typeof PlannedSwitch>

/** What is live of one remote in one environment. */
export const Live = v.object({
  enabled: v.boolean(),
  current: VersionNumber,
  lastGood: v.optional(VersionNumber),
  canary: v.optional(Canary),
  regions: RegionSwitches,
  planned: v.optional(v.array(PlannedSwitch), []),
})
export type Live = v.InferOutput<typeof Live>

/**
 * The regions that are open at a time: as they are switched, and as planned switches up to then have changed them.
 * @param at milliseconds since 1970
 */
export function regionsAt(
  { regions, planned }: Pick<Live, 'regions' | 'planned'>,
  at: number,
): RegionSwitches {
  return planned
    .filter((plan) => Date.parse(plan.at) <= at)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .reduce((switches, { region, open }) => ({ ...switches, [region]: open }), regions)
}

const remote = RemoteName
const version = VersionNumber

/** One change of what is live. Each names its remote, and stands in the history with who made it, when and why. */
export const Change = v.variant('type', [
  /** A published version becomes the current one; the one before it becomes the last good one. */
  v.object({ type: v.literal('promote'), remote, version }),
  /** Back to a version, the last good one where none is named; a canary ends. */
  v.object({ type: v.literal('rollback'), remote, version: v.optional(version) }),
  /** Some visitors get a version. */
  v.object({ type: v.literal('canary'), remote, version, percent: Percent, plan: v.optional(CanaryPlan) }),
  /** Everybody gets the current version again. */
  v.object({ type: v.literal('end-canary'), remote }),
  /** The whole remote on or off. */
  v.object({ type: v.literal('switch'), remote, enabled: v.boolean() }),
  /** A region on or off, at once or at a time to come. */
  v.object({
    type: v.literal('region'),
    remote,
    region: v.picklist(regions),
    open: v.boolean(),
    at: v.optional(Timestamp),
  }),
  /** A planned switch of a region is called off. */
  v.object({ type: v.literal('forget-planned'), remote, region: v.picklist(regions), at: Timestamp }),
])
export type Change = v.InferOutput<typeof Change>

/** One line of the history: a change, who made it, and what it did. */
export const HistoryEntry = v.object({
  revision: v.number(),
  /** ISO 8601 in UTC. */
  at: v.string(),
  who: v.string(),
  why: v.string(),
  remote,
  environment: v.string(),
  change: v.union([Change, v.object({ type: v.literal('undo'), revision: v.number() })]),
  /** Absent for the remote's first. */
  before: v.optional(Live),
  after: Live,
})
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>

/** What one rule found about a version that is to go live. */
export const Finding = v.object({
  rule: v.picklist(['files', 'size', 'shared', 'contract', 'calls', 'shell', 'exposes', 'pages', 'routes']),
  ok: v.boolean(),
  /** For people: what fits, or what does not and what to change. */
  text: v.string(),
  /** The same by sentence, for those who say it in another language. */
  sentences: Sentences,
})
export type Finding = v.InferOutput<typeof Finding>
