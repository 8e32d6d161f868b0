import { playInterleavings } from '../testing/interleavings'

it(
  '1,000 interleavings of deploys, rollbacks, lost networks and reloads show one decision at a time, never a stale one with a network',
  async () => expect(await playInterleavings(1000)).toBe(1000),
  240_000,
)
