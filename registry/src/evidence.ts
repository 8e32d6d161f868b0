/** What was counted of one version. */
interface Counted {
  readonly views: number
  readonly failures: number
}

/** What evidence is asked for. */
export interface Claim {
  /** Is claimed to fail more often … */
  readonly more: Counted
  /** … than this one, */
  readonly less: Counted
  /** or less seldom by no more than this share of views. */
  readonly margin?: number
  /** The largest share of failures that `less` is believed to have. */
  readonly most?: number
}

/** How many times the odds of a failure the alternatives have; 1 is no difference. */
const factors = [1, 1.5, 2, 4, 10, 100, 10_000]
const lower = factors.map((factor) => 1 / factor)

/** The odds at which both versions are tried: close together, from one in a million to a hundred to one. */
const tried = Array.from({ length: 194 }, (_, step) => 1e-6 * 1.1 ** step)

/**
 * The evidence that one version's share of failures, and a margin, exceeds another's, as a natural logarithm. It may be
 * looked at whenever and as often as one likes: where the claim is false, the chance that it ever reaches log(1 / a) is at
 * most a (Ville's inequality).
 *
 * Each view fails by itself with its version's share. For a share s, `up(s)` is the likelihood of what was counted of
 * `more`, averaged over larger odds, divided by that at s; it does not grow on average while the share is s or smaller.
 * `down(s + margin)` is the same of `less` with smaller odds. If the claim is false there is an s that both shares are on
 * the wrong side of, and the product of the two does not grow on average there. Nobody knows that s, so the smallest
 * product over all s is the evidence.
 * @returns at most the smallest product, since the shares that are tried stand a little apart
 */
export function evidence({ more, less, margin = 0, most = 1 }: Claim): number {
  const odds = [...tried.filter((each) => each / (1 + each) < most), oddsOf(most)]
  let smallest = Infinity
  let before = 0
  for (const at of odds) {
    // Between two odds, `up` is least at the larger and `down` at the smaller.
    const down = average(lower, less, shifted(before, margin))
    smallest = Math.min(smallest, average(factors, more, at) + down)
    before = at
  }
  return smallest
}

/** Whether evidence reaches a level: the same as comparing, and mostly known from a single share. */
export function reaches(claim: Claim, level: number): boolean {
  const { more, less, margin = 0, most = 1 } = claim
  const share = (more.failures + less.failures) / Math.max(1, more.views + less.views)
  const odds = oddsOf(Math.min(share, most))
  const there = average(factors, more, odds) + average(lower, less, shifted(odds, margin))
  return there >= level && evidence(claim) >= level
}

/** The logarithm of the average, over alternatives, of the likelihood ratio of an alternative to the odds themselves. */
function average(alternatives: readonly number[], { views, failures }: Counted, odds: number): number {
  let largest = -Infinity
  let sum = 0
  for (const factor of alternatives) {
    const log = failures * Math.log(factor) - views * Math.log(growth(factor, odds))
    // The largest is factored out as it is found, since the exponential of it may be no number.
    if (log > largest) {
      sum = sum * Math.exp(largest - log) + 1
      largest = log
    } else sum += Math.exp(log - largest)
  }
  return largest + Math.log(sum / alternatives.length)
}

/** (1 + factor * odds) / (1 + odds), also where the odds are infinite. */
const growth = (factor: number, odds: number): number =>
  odds === Infinity ? factor : (1 + factor * odds) / (1 + odds)

/** The odds of a share that is larger by a margin. */
const shifted = (odds: number, margin: number): number =>
  margin === 0 ? odds : oddsOf((odds === Infinity ? 1 : odds / (1 + odds)) + margin)

const oddsOf = (share: number): number => (share < 1 ? share / (1 - share) : Infinity)
