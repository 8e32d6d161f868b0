import Sequencer from '@jest/test-sequencer'

/**
 * The tests that take minutes, the longest first, as the ends of their paths. Without times of an earlier run, Jest begins with
 * the largest files, and one of these would run alone at the end.
 */
export const longest = [
  'tooling/src/packages/first-remote.full.test.ts',
  'tooling/src/packages/packages.full.test.ts',
  'api/src/faults-and-alerts.full.test.ts',
  'registry/src/speed-simulation.full.test.ts',
  'tooling/src/release/release.full.test.ts',
  'api/src/leaks/leaks.test.ts',
  'api/src/interlock/learned/committed-model.test.ts',
  'api/src/interlock/learned/cross-validation.test.ts',
  'api/src/platform/hostile-fields.test.ts',
  'runtime/src/offline/interleavings.test.ts',
  'api/src/run.test.ts',
  'api/src/app.test.ts',
]

/** @param {{ readonly path: string }} test */
const rankOf = ({ path }) => {
  const rank = longest.findIndex((name) => path.endsWith(name))
  return rank < 0 ? longest.length : rank
}

/** Begins with the tests that take longest. */
export default class LongestFirst extends Sequencer {
  /** @param {Parameters<Sequencer['sort']>[0]} tests */
  async sort(tests) {
    const sorted = await super.sort(tests)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
