import type { LabelledText } from '../measure'
import { plainTextOf } from '../normalise/plain-text'
import { type Model, quantise, stretch } from './model'
import { bucketCount, bucketsOf } from './ngrams'

const epochs = 30
/** The learning rate of the first epoch. That of the second is half of it, of the third a third. */
const firstRate = 4
/** How much a weight shrinks with each example, at a rate of 1: the penalty of large weights (L2). */
const decay = 1e-5

/** A text as training reads it. */
export interface Example {
  readonly buckets: readonly number[]
  readonly isScam: boolean
}

/** Reads a text once for several trainings. */
export const exampleOf = ({ text, label }: LabelledText): Example => ({
  buckets: bucketsOf(plainTextOf(text).text),
  isScam: label === 'scam',
})

/**
 * Trains a logistic regression by stochastic gradient descent. The same texts yield the same model: the order is drawn
 * by a generator with a fixed seed. Both labels weigh the same.
 */
export function train(known: readonly Example[]): Model {
  const examples = [...known]
  const scams = examples.filter(({ isScam }) => isScam).length
  const shareOf = (isScam: boolean) => examples.length / 2 / (isScam ? scams : examples.length - scams)
  const weights = new Float64Array(bucketCount)
  const shuffle = createShuffle()
  for (let epoch = 1; epoch <= epochs; epoch += 1) {
    const rate = firstRate / epoch
    shuffle(examples)
    for (const { buckets, isScam } of examples) {
      const root = Math.sqrt(Math.max(stretch, buckets.length))
      let sum = 0
      for (const bucket of buckets) sum += at(weights, bucket)
      const error = 1 / (1 + Math.exp(-sum / root)) - (isScam ? 1 : 0)
      const change = (rate * shareOf(isScam) * error) / root
      for (const bucket of buckets) weights[bucket] = at(weights, bucket) - change
    }
    const kept = 1 - rate * decay * examples.length
    for (let bucket = 0; bucket < bucketCount; bucket += 1) weights[bucket] = at(weights, bucket) * kept
  }
  return quantise(weights)
}

const at = (numbers: Float64Array, index: number) => numbers[index] ?? 0

/** Shuffles by Fisher and Yates, with a linear congruential generator. */
function createShuffle(): (examples: Example[]) => void {
  let state = 1
  return (examples) => {
    for (let index = examples.length - 1; index > 0; index -= 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      const other = state % (index + 1)
      const kept = examples[index]
      const moved = examples[other]
      if (kept === undefined || moved === undefined) continue
      examples[index] = moved
      examples[other] = kept
    }
  }
}
