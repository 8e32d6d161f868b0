import { endsOfAsGood, falselyEnded, falselyProceeded, foundWorse } from './testing/simulation'

// A few rounds detect a wrong rule. The full suite estimates the shares.

it.each([0.005, 0.02, 0.1])(
  'ends fewer than one in a hundred canaries that are as good, with a failure share of %d, over four steps and 320 evaluations',
  (share) => expect(falselyEnded(share, 20)).toBe(0),
  120_000,
)

it.each([
  [5, 500],
  [25, 600],
  [50, 1000],
])(
  'at %d percent detects a candidate that fails in 50 of 1,000 views against 5 of 1,000, in 95 of 100 canaries within %d of its views',
  (percent, within) => {
    const found = foundWorse(percent, 20)
    expect(found.every(({ verdict }) => verdict === 'worse')).toBe(true)
    expect(found.filter(({ views }) => views <= within).length).toBeGreaterThanOrEqual(19)
  },
  120_000,
)

it('proceeds with fewer than one in twenty candidates that are worse by the margin', () => {
  expect(falselyProceeded(20)).toBeLessThan(2)
}, 120_000)

it('proceeds with a candidate that is as good', () => {
  const ends = endsOfAsGood(20)
  expect(ends.filter(({ verdict }) => verdict === 'no-worse').length).toBeGreaterThanOrEqual(19)
  const views = ends.map((end) => end.views).sort((a, b) => a - b)
  expect(views[10]).toBeLessThan(300)
}, 120_000)
