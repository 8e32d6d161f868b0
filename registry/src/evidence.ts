/** The observations of one version. */
export interface Counted {
  readonly views: number
  readonly failures: number
}

/** The hypothesis. */
export interface Claim {
  /** The version that is claimed to fail more often. */
  readonly more: Counted
  /** The version that it is compared with. */
  readonly less: Counted
  /** Added to the failure share of `more` before the comparison. If negative, `more` must exceed `less` by that much. */
  readonly margin?: number
  /** The assumed maximum failure share of `less`. */
  readonly most?: number
  /** `small` finds small differences with fewer views, but is slower to compute. */
  readonly differences?: 'any' | 'small'
}

/** A geometric series: numbers from `from` to below `to`, each `factor` times the previous one. */
function spaced(from: number, to: number, factor: number): number[] {
  const count = Math.ceil(Math.log(to / from) / Math.log(factor) - 1e-9)
  return Array.from({ length: count }, (_, step) => from * factor ** step)
}

/**
 * The odds ratios of the alternatives (1 means no difference), and the grid of odds at which both versions are evaluated,
 * from one in a million to a hundred to one. A denser grid loses less evidence in its gaps.
 */
const resolutions = {
  any: { factors: [1, 1.5, 2, 4, 10, 100, 10_000], grid: spaced(1e-6, 107, 1.1) },
  small: {
    factors: [1, 1.2, 1.4, 1.8],
    grid: [...spaced(1e-6, 0.03, 1.1), ...spaced(0.03, 3, 1.02), ...spaced(3, 107, 1.1)],
  },
}

/**
 * The evidence that one version's failure share plus a margin exceeds another's, as a natural logarithm. It is anytime
 * valid: if the claim is false, the chance that it ever reaches log(1 / a) is at most a, however often it is evaluated
 * (Ville's inequality).
 *
 * Model: each view fails independently with its version's share. For a share s, `up(s)` is the likelihood of the
 * observations of `more`, averaged over larger odds, divided by their likelihood at s. While the share is at most s, its
 * expectation does not grow. `down(s + margin)` is the same for `less` with smaller odds. If the claim is false, there is
 * an s for which both shares lie on the wrong side, so that the expectation of the product does not grow. This s is
 * unknown, so the evidence is the minimum of the product over all s.
 * @returns a lower bound of that minimum, because the grid of odds has gaps
 */
export function evidence({ more, less, margin = 0, most = 1, differences = 'any' }: Claim): number {
  const { factors, grid } = resolutions[differences]
  const lower = factors.map((factor) => 1 / factor)
  const odds = [...grid.filter((each) => each / (1 + each) < most), oddsOf(most)]
  let smallest = Infinity
  let before = 0
  for (const at of odds) {
    // Between two grid points, `up` is smallest at the larger odds and `down` at the smaller odds.
    const down = average(lower, less, shifted(before, margin))
    smallest = Math.min(smallest, average(factors, more, at) + down)
    before = at
  }
  return smallest
}

/** Whether the evidence reaches a level. Usually a single grid point decides it. */
export function reaches(claim: Claim, level: number): boolean {
  const { more, less, margin = 0, most = 1, differences = 'any' } = claim
  const { factors } = resolutions[differences]
  const lower = factors.map((factor) => 1 / factor)
  const share = (more.failures + less.failures) / Math.max(1, more.views + less.views)
  const odds = oddsOf(Math.min(share, most))
  const there = average(factors, more, odds) + average(lower, less, shifted(odds, margin))
  return there >= level && evidence(claim) >= level
}

/** The logarithm of the average likelihood ratio of the alternatives to the odds themselves. */
function average(alternatives: readonly number[], { views, failures }: Counted, odds: number): number {
  let largest = -Infinity
  let sum = 0
  for (const factor of alternatives) {
    const log = failures * Math.log(factor) - views * Math.log(growth(factor, odds))
    // Factor out the running maximum: its exponential may overflow.
    if (log > largest) {
      sum = sum * Math.exp(largest - log) + 1
      largest = log
    } else sum += Math.exp(log - largest)
  }
  return largest + Math.log(sum / alternatives.length)
}

/** (1 + factor * odds) / (1 + odds), valid for infinite odds too. */
const growth = (factor: number, odds: number): number =>
  odds === Infinity ? factor : (1 + factor * odds) / (1 + odds)

/** The odds of a share that is larger by a margin. */
const shifted = (odds: number, margin: number): number =>
  margin === 0 ? odds : oddsOf(Math.max(0, (odds === Infinity ? 1 : odds / (1 + odds)) + margin))

const oddsOf = (share: number): number => (share < 1 ? share / (1 - share) : Infinity)
