import { endedAsFast, endsOfSlower } from './testing/speed-simulation'

// The simulation of the default suite, with enough rounds to estimate the shares.

it('ends fewer than one in a hundred canaries that are as fast, and makes fewer than one step in ten wait', () => {
  const { ended, waiting } = endedAsFast(150)
  expect(ended).toBeLessThan(2)
  expect(waiting).toBeLessThan(45)
}, 600_000)

// Fewer rounds of the longest one, which takes most of the time.
it.each([
  ['largest paint is 20 % later', { lcp: 1.2, inp: 1 }, 3500, 60],
  ['response to input is 20 % later', { lcp: 1, inp: 1.2 }, 12_000, 20],
  ['largest paint is 50 % later', { lcp: 1.5, inp: 1 }, 600, 60],
] as const)(
  'ends 95 of 100 candidates whose %s within the views that the decision names',
  (_case, change, views, rounds) => {
    const ends = endsOfSlower(change, rounds, views)
    expect(ends.filter(({ finding }) => finding === 'slower').length).toBeGreaterThanOrEqual(0.95 * rounds)
  },
  600_000,
)

it('makes the plan of three in four candidates that are 20 % slower wait by 400 views', () => {
  const ends = endsOfSlower({ lcp: 1.2, inp: 1 }, 100, 400)
  expect(ends.filter(({ waits }) => waits).length).toBeGreaterThanOrEqual(75)
}, 600_000)
