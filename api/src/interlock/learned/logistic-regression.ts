import type { Row } from './vocabulary'

/** How much an error of an example costs, beside large weights (L2). */
const cost = 300
const passes = 15
/** The share of its bounds at which a dual variable begins. */
const beginning = 1e-3
/** Newton's method stops at such a slope, or after so many steps. */
const flat = 1e-3
const steps = 100

export interface Regression {
  readonly weights: Float64Array
  readonly bias: number
}

/**
 * Fits a logistic regression by coordinate descent in the dual (Yu, Huang and Lin 2011), which needs no learning rate. Both labels
 * weigh the same.
 */
export function fitRegression(rows: readonly Row[], size: number): Regression {
  const weights = new Float64Array(size)
  let bias = 0
  const scams = rows.filter(({ isScam }) => isScam).length
  const costOf = (isScam: boolean) => (cost * rows.length) / 2 / (isScam ? scams : rows.length - scams)
  const costs = { scam: costOf(true), ok: costOf(false) }
  const add = ({ places, parts }: Row, change: number) => {
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] ?? 0
      weights[place] = (weights[place] ?? 0) + change * (parts[index] ?? 0)
    }
    bias += change
  }
  const duals = rows.map((row) => {
    const most = row.isScam ? costs.scam : costs.ok
    const dual = most * beginning
    add(row, row.isScam ? dual : -dual)
    return { row, most, dual }
  })
  const shuffle = createShuffle()
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(duals)
    for (const entry of duals) {
      const { row, most, dual } = entry
      const sign = row.isScam ? 1 : -1
      entry.dual = bestDual(dual, most, sign * (bias + product(weights, row)))
      add(row, sign * (entry.dual - dual))
    }
  }
  return { weights, bias }
}

function product(weights: Float64Array, { places, parts }: Row): number {
  let sum = 0
  for (let index = 0; index < places.length; index += 1)
    sum += (weights[places[index] ?? 0] ?? 0) * (parts[index] ?? 0)
  return sum
}

/** The square of the length of an example: 1, and 1 for the bias. */
const squared = 2

/** The best value of one dual variable, between 0 and `most`, by Newton's method from the nearer end. */
function bestDual(dual: number, most: number, margin: number): number {
  const isLow = (squared / 2) * (most - 2 * dual) + margin >= 0
  const old = isLow ? dual : most - dual
  const slope = isLow ? margin : -margin
  let value = most - old < most / 2 ? old / 10 : old
  for (let step = 0; step < steps; step += 1) {
    const gradient = squared * (value - old) + slope + Math.log(value / (most - value))
    if (Math.abs(gradient) < flat) break
    const next = value - gradient / (squared + most / (most - value) / value)
    value = next <= 0 ? value / 10 : next
  }
  return isLow ? value : most - value
}

/** Shuffles by Fisher and Yates, with a linear congruential generator of a fixed seed. */
function createShuffle(): <Item>(items: Item[]) => void {
  let state = 1
  return (items) => {
    for (let index = items.length - 1; index > 0; index -= 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      const other = state % (index + 1)
      const here = items[index]
      const moved = items[other]
      if (here === undefined || moved === undefined) continue
      items[index] = moved
      items[other] = here
    }
  }
}
