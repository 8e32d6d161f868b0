import { type Figures, judge, type Verdict } from './verdict'

// Looked up once: under Jest every look-up of a global takes its time.
const { imul } = Math

/** Numbers between 0 and 1, the same for the same seed (Mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Step {
  readonly percent: number
  /** Shares of views that fail. */
  readonly fails: { readonly candidate: number; readonly current: number }
  /** Views after which it is given up. */
  readonly views: number
  /** Views between two looks. */
  readonly lookEvery: number
  readonly plan: { readonly steps: number[]; readonly least: number }
}

/** Runs one step until there is a verdict that counts. */
function step(random: () => number, run: Step, counts: readonly Verdict[]) {
  const seen = { candidate: { views: 0, failures: 0 }, current: { views: 0, failures: 0 } }
  const figures = (side: 'candidate' | 'current'): Figures => ({ version: side, ...seen[side] })
  for (let view = 1; view <= run.views; view++) {
    const side = random() * 100 < run.percent ? 'candidate' : 'current'
    seen[side].views++
    if (random() < run.fails[side]) seen[side].failures++
    if (view % run.lookEvery !== 0) continue
    const { verdict } = judge(figures('candidate'), figures('current'), run.plan)
    if (counts.includes(verdict)) return { verdict, views: seen.candidate.views }
  }
  return { verdict: 'too-early' as const, views: seen.candidate.views }
}

const percents = [10, 25, 50, 100]
const plan = { steps: percents.slice(1), least: 100 }
/** For runs in which nothing but `worse` counts: the other verdict costs time. */
const onlyWorse = { ...plan, least: Infinity }

it.each([0.005, 0.02, 0.1])(
  'ends fewer than one canary of a hundred that is as good, with a share of failures of %d, over four steps and 320 looks',
  (share) => {
    const random = seeded(1)
    const fails = { candidate: share, current: share }
    let ended = 0
    for (let canary = 0; canary < 200; canary++) {
      const steps = percents.map((percent) =>
        step(random, { percent, fails, views: 2000, lookEvery: 25, plan: onlyWorse }, ['worse']),
      )
      if (steps.some(({ verdict }) => verdict === 'worse')) ended++
    }
    expect(ended).toBeLessThan(2)
  },
  120_000,
)

it.each([
  [5, 500],
  [25, 600],
  [50, 1000],
])(
  'at %d percent finds a candidate that fails in 50 of 1,000 views against 5 of 1,000, in 95 of 100 canaries within %d of its views',
  (percent, within) => {
    const random = seeded(2)
    const fails = { candidate: 0.05, current: 0.005 }
    const found = Array.from({ length: 100 }, () =>
      step(random, { percent, fails, views: 40_000, lookEvery: 20, plan: onlyWorse }, ['worse']),
    )
    expect(found.every(({ verdict }) => verdict === 'worse')).toBe(true)
    expect(found.filter(({ views }) => views <= within).length).toBeGreaterThanOrEqual(95)
  },
  120_000,
)

it('goes on with fewer than one candidate of twenty that is worse by the margin', () => {
  const random = seeded(3)
  // 100 views allow a margin of 4 %.
  const fails = { candidate: 0.05, current: 0.01 }
  const run = { percent: 50, fails, views: 3000, lookEvery: 25, plan }
  const wrong = Array.from({ length: 100 }, () => step(random, run, ['no-worse', 'worse'])).filter(
    ({ verdict }) => verdict === 'no-worse',
  )
  expect(wrong.length).toBeLessThan(5)
}, 120_000)

it('goes on with a candidate that is as good', () => {
  const random = seeded(4)
  const fails = { candidate: 0.005, current: 0.005 }
  const run = { percent: 25, fails, views: 4000, lookEvery: 25, plan }
  const ends = Array.from({ length: 100 }, () => step(random, run, ['no-worse', 'worse']))
  expect(ends.filter(({ verdict }) => verdict === 'no-worse').length).toBeGreaterThanOrEqual(99)
  const views = ends.map((end) => end.views).sort((a, b) => a - b)
  expect(views[50]).toBeLessThan(300)
}, 120_000)
