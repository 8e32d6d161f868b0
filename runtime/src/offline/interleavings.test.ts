import { playInterleavings } from '../testing/interleavings'

it(
  '100 interleavings of deploys, rollbacks, lost networks and reloads show one decision at a time, never a stale one with a network',
  async () => expect(await playInterleavings(100)).toBe(100),
  60_000,
)
