import { endedAsFast, endsOfSlower } from './testing/speed-simulation'

// A few rounds detect a wrong rule. The full suite estimates the shares.

it('ends no canary that is as fast, over three steps', () => {
  expect(endedAsFast(4).ended).toBe(0)
}, 120_000)

it('ends a candidate whose largest paint is 20 % later', () => {
  const ends = endsOfSlower({ lcp: 1.2, inp: 1 }, 5, 4000)
  expect(ends.every(({ finding }) => finding === 'slower')).toBe(true)
}, 120_000)

it('lets a plan wait for more views of a candidate that appears slower', () => {
  const ends = endsOfSlower({ lcp: 1.2, inp: 1 }, 10, 400)
  expect(ends.filter(({ waits }) => waits).length).toBeGreaterThanOrEqual(6)
}, 120_000)
