import { endedInVain, endsOfAsGood, foundWorse, goneOnWithWorse } from './testing/simulation'

// Few rounds, which find a rule that is wrong; the shares themselves are counted in the full suite.

it.each([0.005, 0.02, 0.1])(
  'ends fewer than one canary of a hundred that is as good, with a share of failures of %d, over four steps and 320 looks',
  (share) => expect(endedInVain(share, 20)).toBe(0),
  120_000,
)

it.each([
  [5, 500],
  [25, 600],
  [50, 1000],
])(
  'at %d percent finds a candidate that fails in 50 of 1,000 views against 5 of 1,000, in 95 of 100 canaries within %d of its views',
  (percent, within) => {
    const found = foundWorse(percent, 20)
    expect(found.every(({ verdict }) => verdict === 'worse')).toBe(true)
    expect(found.filter(({ views }) => views <= within).length).toBeGreaterThanOrEqual(19)
  },
  120_000,
)

it('goes on with fewer than one candidate of twenty that is worse by the margin', () => {
  expect(goneOnWithWorse(20)).toBeLessThan(2)
}, 120_000)

it('goes on with a candidate that is as good', () => {
  const ends = endsOfAsGood(20)
  expect(ends.filter(({ verdict }) => verdict === 'no-worse').length).toBeGreaterThanOrEqual(19)
  const views = ends.map((end) => end.views).sort((a, b) => a - b)
  expect(views[10]).toBeLessThan(300)
}, 120_000)
