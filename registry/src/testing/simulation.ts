import { type Figures, judge, type Verdict } from '../verdict'

// Cached: in Jest every access to a global is slow.
const { imul } = Math

/** Pseudorandom numbers between 0 and 1, deterministic by seed (Mulberry32). */
export function seeded(seed: number): () => number {
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
  /** The shares of views that fail. */
  readonly fails: { readonly candidate: number; readonly current: number }
  /** The number of views after which the run ends. */
  readonly views: number
  /** The views between two evaluations. */
  readonly lookEvery: number
  readonly plan: { readonly steps: number[]; readonly least: number }
}

/** Runs one step until a relevant verdict. */
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
/** Skips `no-worse` in runs that only count `worse`, to save time. */
const onlyWorse = { ...plan, least: Infinity }

/**
 * Runs canaries that are as good as the current version, over four steps and 320 evaluations.
 * @param share the failure share of both versions
 * @returns how many end as worse
 */
export function falselyEnded(share: number, canaries: number): number {
  const random = seeded(1)
  const fails = { candidate: share, current: share }
  let ended = 0
  for (let canary = 0; canary < canaries; canary++) {
    const steps = percents.map((percent) =>
      step(random, { percent, fails, views: 2000, lookEvery: 25, plan: onlyWorse }, ['worse']),
    )
    if (steps.some(({ verdict }) => verdict === 'worse')) ended++
  }
  return ended
}

/** Runs canaries that fail in 50 of 1,000 views, against 5 of 1,000. */
export function foundWorse(percent: number, canaries: number) {
  const random = seeded(2)
  const fails = { candidate: 0.05, current: 0.005 }
  return Array.from({ length: canaries }, () =>
    step(random, { percent, fails, views: 40_000, lookEvery: 20, plan: onlyWorse }, ['worse']),
  )
}

/**
 * Runs candidates that are worse by the margin: at 100 views it is 4 %.
 * @returns how many proceed
 */
export function falselyProceeded(candidates: number): number {
  const random = seeded(3)
  const run = { percent: 50, fails: { candidate: 0.05, current: 0.01 }, views: 3000, lookEvery: 25, plan }
  return Array.from({ length: candidates }, () => step(random, run, ['no-worse', 'worse'])).filter(
    ({ verdict }) => verdict === 'no-worse',
  ).length
}

/** Runs candidates that are as good as the current version until each proceeds or ends. */
export function endsOfAsGood(candidates: number) {
  const random = seeded(4)
  const run = { percent: 25, fails: { candidate: 0.005, current: 0.005 }, views: 4000, lookEvery: 25, plan }
  return Array.from({ length: candidates }, () => step(random, run, ['no-worse', 'worse']))
}
