import { endedInVain, endsOfAsGood, foundWorse, goneOnWithWorse } from './testing/simulation'

// The same as with every commit, in so many rounds that the shares can be told.

it.each([0.005, 0.02, 0.1])(
  'ends fewer than one canary of a hundred that is as good, with a share of failures of %d, over four steps and 320 looks',
  (share) => expect(endedInVain(share, 200)).toBeLessThan(2),
  120_000,
)

it.each([
  [5, 500],
  [25, 600],
  [50, 1000],
])(
  'at %d percent finds a candidate that fails in 50 of 1,000 views against 5 of 1,000, in 95 of 100 canaries within %d of its views',
  (percent, within) => {
    const found = foundWorse(percent, 100)
    expect(found.every(({ verdict }) => verdict === 'worse')).toBe(true)
    expect(found.filter(({ views }) => views <= within).length).toBeGreaterThanOrEqual(95)
  },
  120_000,
)

it('goes on with fewer than one candidate of twenty that is worse by the margin', () => {
  expect(goneOnWithWorse(100)).toBeLessThan(5)
}, 120_000)

it('goes on with a candidate that is as good', () => {
  const ends = endsOfAsGood(100)
  expect(ends.filter(({ verdict }) => verdict === 'no-worse').length).toBeGreaterThanOrEqual(99)
  const views = ends.map((end) => end.views).sort((a, b) => a - b)
  expect(views[50]).toBeLessThan(300)
}, 120_000)
