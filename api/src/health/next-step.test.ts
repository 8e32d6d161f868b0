import { allOpen, type Canary, type Live } from '@within-reach/contract'
import type { Verdict } from '@within-reach/registry'
import { nextStep } from './next-step'

const since = Date.parse('2026-03-01T08:00:00Z')
const plan = { steps: [25, 50, 100], everyMinutes: 30, least: 100 }
const liveWith = (canary: Partial<Canary>): Live & { canary: Canary } => ({
  enabled: true,
  current: '1.0.0',
  regions: allOpen,
  planned: [],
  canary: { version: '1.1.0', percent: 10, since: new Date(since).toISOString(), plan, ...canary },
})
const next = (canary: Partial<Canary>, verdict: Verdict, minutes = 30) =>
  nextStep('mfe-a', liveWith(canary), { verdict, decides: true }, since + minutes * 60_000)

it.each([10, 100])('a canary at %d percent that is worse ends', (percent) => {
  expect(next({ percent }, 'worse', 0)).toEqual({ type: 'end-canary', remote: 'mfe-a' })
  expect(next({ percent, plan: undefined }, 'worse', 0)).toEqual({ type: 'end-canary', remote: 'mfe-a' })
})

it.each([
  [10, 25],
  [25, 50],
  [30, 50],
  [50, 100],
])('from %d percent it proceeds to %d, and keeps its plan', (percent, to) => {
  const step = { type: 'canary', remote: 'mfe-a', version: '1.1.0', percent: to, plan }
  expect(next({ percent }, 'no-worse')).toEqual(step)
})

it('after 100 percent it becomes the current version', () => {
  expect(next({ percent: 100 }, 'no-worse')).toEqual({ type: 'promote', remote: 'mfe-a', version: '1.1.0' })
})

it.each<[string, Partial<Canary>, Verdict, number]>([
  ['before its time', {}, 'no-worse', 29.9],
  ['while the verdict is open', {}, 'too-early', 300],
  ['without a plan', { plan: undefined }, 'no-worse', 300],
  ['at the end of its plan', { percent: 50, plan: { ...plan, steps: [50] } }, 'no-worse', 300],
])('stays as it is %s', (_case, canary, verdict, minutes) => {
  expect(next(canary, verdict, minutes)).toBeUndefined()
})

it.each<Verdict>(['worse', 'no-worse'])(
  'a canary that only few networks report as %s stays as it is',
  (verdict) => {
    const judgement = { verdict, decides: false }
    expect(nextStep('mfe-a', liveWith({}), judgement, since + 24 * 60 * 60_000)).toBeUndefined()
  },
)
