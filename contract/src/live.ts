import * as v from 'valibot'
import { type Region, regions } from './regions'
import { Sentences } from './sentences'

/** The name of a remote, which is also the name of its folder. */
export const RemoteName = v.pipe(
  v.string('is missing'),
  v.regex(/^mfe-[a-z][a-z0-9-]*$/, 'must be the name of a remote, such as mfe-events'),
)

/** The remotes that the site needs for its purpose. Retiring one of them needs a confirmation. */
export const coreRemotes: readonly string[] = [
  'mfe-askreach',
  'mfe-userspace',
  'mfe-messages',
  'mfe-account',
  'mfe-console',
  'mfe-desk',
  'mfe-safety',
]

// The suffix must not begin with a digit. If a digit could match in two ways, matching would take quadratic time.
const semantic = /^\d+\.\d+\.\d+(?:[a-z_.\-~][\w.\-~]*)?$/i

/** A version number: semantic, with an optional suffix of URL-safe characters. */
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

/** All regions open: the initial state of a remote. */
export const allOpen: RegionSwitches = { 'South Korea': true, 'United Kingdom': true, Others: true }

/** The plan by which a canary grows automatically while it is no worse than the current version. */
export const CanaryPlan = v.object({
  /** The next percentages, in ascending order. At 100 the version becomes the current one. */
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
  /** The page views of the candidate that a step needs before a verdict. */
  least: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type CanaryPlan = v.InferOutput<typeof CanaryPlan>

/** A version that a share of the visitors gets. */
export const Canary = v.object({
  version: VersionNumber,
  percent: Percent,
  /** When the canary reached this percentage. */
  since: Timestamp,
  plan: v.optional(CanaryPlan),
})
export type Canary = v.InferOutput<typeof Canary>

/** A scheduled change of a region. */
export const PlannedSwitch = v.object({ region: v.picklist(regions), open: v.boolean(), at: Timestamp })
export type PlannedSwitch = v.InferOutput<typeof PlannedSwitch>

/** What is live of one remote in one environment. */
export const Live = v.object({
  enabled: v.boolean(),
  /** Whether it is retired: off, with addresses that other remotes may take. Only an undo brings it back. */
  retired: v.optional(v.boolean()),
  current: VersionNumber,
  lastGood: v.optional(VersionNumber),
  canary: v.optional(Canary),
  regions: RegionSwitches,
  planned: v.optional(v.array(PlannedSwitch), []),
})
export type Live = v.InferOutput<typeof Live>

/**
 * The open regions at a given time, with scheduled changes up to then applied.
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

/**
 * The same state with the scheduled changes that have taken effect by a given time as plain switches.
 * @param at milliseconds since 1970
 */
export const settledAt = (live: Live, at: number): Live => ({
  ...live,
  regions: { ...regionsAt(live, at) },
  planned: live.planned.filter((plan) => Date.parse(plan.at) > at),
})

const remote = RemoteName
const version = VersionNumber

/** One registry change. Each names its remote; the history stores it with author, time and reason. */
export const Change = v.variant('type', [
  /** Make a published version the current one. The previous one becomes the last good version. */
  v.object({ type: v.literal('promote'), remote, version }),
  /** Return to a version; without a name, to the last good one. Ends a canary. */
  v.object({ type: v.literal('rollback'), remote, version: v.optional(version) }),
  /** Give a version to a share of the visitors. */
  v.object({ type: v.literal('canary'), remote, version, percent: Percent, plan: v.optional(CanaryPlan) }),
  /** End the canary: all visitors get the current version again. */
  v.object({ type: v.literal('end-canary'), remote }),
  /**
   * Switch the whole remote on or off. With `retired`, it is switched off for good. Clients that do not know this field see
   * a remote that is off.
   */
  v.object({
    type: v.literal('switch'),
    remote,
    enabled: v.boolean(),
    retired: v.optional(v.literal(true)),
  }),
  /** Open or close a region, now or at a scheduled time. */
  v.object({
    type: v.literal('region'),
    remote,
    region: v.picklist(regions),
    open: v.boolean(),
    at: v.optional(Timestamp),
  }),
  /** Cancel a scheduled change of a region. */
  v.object({ type: v.literal('forget-planned'), remote, region: v.picklist(regions), at: Timestamp }),
])
export type Change = v.InferOutput<typeof Change>

/** What one rule found about a candidate. */
export const Finding = v.object({
  rule: v.picklist([
    'files',
    'size',
    'requests',
    'mount',
    'shared',
    'contract',
    'calls',
    'shell',
    'exposes',
    'pages',
    'routes',
    'signature',
    'retired',
  ]),
  ok: v.boolean(),
  /** For people: what fits, or what does not fit and how to fix it. */
  text: v.string(),
  /** The finding as sentence keys, for clients that translate it. */
  sentences: Sentences,
})
export type Finding = v.InferOutput<typeof Finding>

/** The rules that a version can violate and still work. */
const limiting: readonly Finding['rule'][] = ['size', 'requests', 'mount', 'signature', 'retired']

/** Whether a finding means that pages of the version may not work. The shell uses no module that only another version exposes. */
export const breaksPages = ({ rule, ok, sentences }: Pick<Finding, 'rule' | 'ok' | 'sentences'>): boolean =>
  !ok && !limiting.includes(rule) && sentences.some(({ says }) => says !== 'exposes-lost')
