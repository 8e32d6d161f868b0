import type { CacheState } from '@within-reach/contract'
import { findSlowness } from '../slowness'
import { bucketsOf, vitalBucket } from '../vital-buckets'
import type { VitalCounts } from '../vital-groups'
import { seeded } from './simulation'

// Cached: in Jest every access to a global is slow.
const { cos, exp, floor, log, max, PI, round, sin, sqrt } = Math

type Random = () => number

/** A number of a normal distribution (Box and Muller). */
const normal = (random: Random): number => sqrt(-2 * log(1 - random())) * cos(2 * PI * random())

/** A person with one device and one network. */
interface Visitor {
  /** The point that decides who gets the candidate. */
  readonly point: number
  readonly isMobile: boolean
  /** How many times slower than a desktop. */
  readonly slowness: number
  /** The preferred page. */
  readonly page: number
  /** The last day on which a view with this state of the cache was counted, and the versions that were opened. */
  readonly counted: Partial<Record<CacheState, number>>
  readonly opened: { candidate: boolean; current: boolean }
}

/** The pages: their share of views, and how many times slower than the first one they are. */
const pages = [
  { share: 0.35, slowness: 1 },
  { share: 0.3, slowness: 1.7 },
  { share: 0.2, slowness: 0.8 },
  { share: 0.1, slowness: 2.5 },
  { share: 0.05, slowness: 1.3 },
]
/** Views of the site per hour, before the daily rhythm. */
const viewsPerHour = 400

const pageAt = (point: number): number => {
  let left = point
  for (const [at, { share }] of pages.entries()) {
    if (left < share) return at
    left -= share
  }
  return 0
}

/** Creates a visitor with a desktop, a phone or a slow phone. Devices and networks vary in speed. */
function newVisitor(random: Random): Visitor {
  const kind = random()
  const device = kind < 0.35 ? 1 : kind < 0.8 ? 1.8 : 4
  return {
    point: random() * 100,
    isMobile: device > 1,
    slowness: device * exp(0.35 * normal(random)) * exp(0.3 * normal(random)),
    page: pageAt(random()),
    counted: {},
    opened: { candidate: false, current: false },
  }
}

/** The times of the candidate, as multiples of those of the current version. */
export interface Change {
  readonly lcp: number
  readonly inp: number
}

interface Step {
  readonly percent: number
  /** Counted views of the candidate after which the step ends. */
  readonly views: number
  /** Counted views between two evaluations. */
  readonly lookEvery: number
}

/** How a canary ends. */
export interface Ended {
  readonly finding: 'slower' | 'none'
  /** Counted views of the candidate. */
  readonly views: number
  /** Whether a plan would wait for more views. */
  readonly waits: boolean
}

/** The counts of one version, in groups of comparable views. */
function createTally() {
  const rows = new Map<string, { readonly row: VitalCounts; readonly counts: number[] }>()
  return {
    rows: (): VitalCounts[] => [...rows.values()].map(({ row }) => row),
    add({ vital, cache, group }: Omit<VitalCounts, 'counts'>, value: number) {
      const key = `${vital} ${cache} ${group}`
      let known = rows.get(key)
      if (!known) {
        const counts = Array<number>(bucketsOf(vital)).fill(0)
        known = { counts, row: { vital, cache, group, counts } }
        rows.set(key, known)
      }
      const at = vitalBucket(vital, value)
      known.counts[at] = (known.counts[at] ?? 0) + 1
    },
  }
}

/**
 * Runs one step of a canary on a site with three kinds of devices, five pages, visitors who return, a daily rhythm of
 * visits and of times, caches that a new version starts without, and values of which one in fifty is extreme. A visitor
 * counts once a day for each state of the cache.
 */
function runStep(random: Random, { percent, views, lookEvery }: Step, change: Change, steps: number): Ended {
  const visitors: Visitor[] = []
  const tallies = { candidate: createTally(), current: createTally() }
  const start = random() * 24
  let hour = start
  let counted = 0
  let mine = 0
  let waits = false
  // Visitors who knew the current version before the canary began.
  for (let at = 0; at < 3000; at++) {
    const visitor = newVisitor(random)
    visitor.opened.current = true
    visitors.push(visitor)
  }
  while (mine < views) {
    const rhythm = 1 + 0.7 * sin((2 * PI * hour) / 24)
    hour += -log(1 - random()) / (viewsPerHour * rhythm)
    let visitor = random() < 0.4 ? undefined : visitors[floor(visitors.length * random() ** 2)]
    if (!visitor) visitors.push((visitor = newVisitor(random)))
    const side = visitor.point < percent ? 'candidate' : 'current'
    const { opened } = visitor
    const cache = opened[side] ? 'full' : opened.candidate || opened.current ? 'partial' : 'empty'
    opened[side] = true
    const day = floor(hour / 24)
    if (visitor.counted[cache] === day) continue
    visitor.counted[cache] = day
    const page = random() < 0.5 ? visitor.page : pageAt(random())
    const extreme = random() < 0.02 ? max(1, 2 / sqrt(1 - random())) : 1
    const busy = 1 + 0.2 * sin((2 * PI * (hour - 6)) / 24)
    const factor = visitor.slowness * extreme * busy
    const group = page * 2 + (visitor.isMobile ? 1 : 0)
    const isMine = side === 'candidate'
    const fetching = { empty: 1.8, partial: 1.4, full: 1 }[cache]
    const paint = 500 * factor * (pages[page]?.slowness ?? 1) * fetching * exp(0.4 * normal(random))
    tallies[side].add({ vital: 'lcp', cache, group }, paint * (isMine ? change.lcp : 1))
    if (random() < 0.6) {
      const input = 50 * factor * exp(0.7 * normal(random))
      tallies[side].add({ vital: 'inp', cache, group }, 8 * round((input * (isMine ? change.inp : 1)) / 8))
    }
    if (isMine && cache !== 'partial') mine++
    if (++counted % lookEvery !== 0) continue
    // As the service counts them: seven networks with a view a day.
    const few = 7 * (1 + floor((hour - start) / 24))
    const found = findSlowness(tallies.candidate.rows(), tallies.current.rows(), { steps, few })
    if (found.some(({ finding }) => finding === 'slower'))
      return { finding: 'slower', views: mine, waits: true }
    waits = found.length > 0
  }
  return { finding: 'none', views: mine, waits }
}

const percents = [5, 25, 50]

/**
 * Runs canaries that are as fast as the current version, over three steps of 1,500 compared views each.
 * @returns how many end as slower, and in how many steps the plan waits for more views at the end
 */
export function endedAsFast(canaries: number): { ended: number; waiting: number } {
  const random = seeded(5)
  const result = { ended: 0, waiting: 0 }
  for (let canary = 0; canary < canaries; canary++) {
    const steps = percents.map((percent) =>
      runStep(random, { percent, views: 1500, lookEvery: 200 }, { lcp: 1, inp: 1 }, percents.length),
    )
    if (steps.some(({ finding }) => finding === 'slower')) result.ended++
    result.waiting += steps.filter(({ waits }) => waits).length
  }
  return result
}

/** Runs candidates that are slower, at 25 % of the visitors. */
export function endsOfSlower(change: Change, canaries: number, views: number): Ended[] {
  const random = seeded(6)
  return Array.from({ length: canaries }, () =>
    runStep(random, { percent: 25, views, lookEvery: 100 }, change, percents.length),
  )
}
