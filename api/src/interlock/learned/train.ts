import type { LabelledText } from '../measure'
import { plainTextOf } from '../normalise/plain-text'
import { type LearnedNgram, type Model, partOf, quantise } from './model'
import { readNgrams } from './ngrams'

const epochs = 30
/** The learning rate of the first epoch, which falls with the epochs. */
const firstRate = 8
/** How much a weight shrinks with each example, at a rate of 1: the penalty of large weights (L2). */
const decay = 1e-6
/** An n-gram of fewer texts is not learned. */
const fewestTexts = 2
/** So many n-grams are kept: those that say most. */
const kept = 50_000

/** A text as training reads it. */
export interface Example {
  /** How often each n-gram occurs. */
  readonly counts: ReadonlyMap<number, number>
  readonly isScam: boolean
}

/** Reads a text once for several trainings. */
export function exampleOf({ text, label }: LabelledText): Example {
  const counts = new Map<number, number>()
  readNgrams(plainTextOf(text), (hash) => counts.set(hash, (counts.get(hash) ?? 0) + 1))
  return { counts, isScam: label === 'scam' }
}

/** The n-grams that are learned, by their hash: their place, and how rare they are. */
type Vocabulary = ReadonlyMap<
  number,
  { readonly at: number; readonly rarity: number; readonly texts: number }
>

/** A text as a vector of length 1. */
interface Row {
  readonly places: Int32Array
  readonly parts: Float64Array
  readonly isScam: boolean
}

/**
 * Trains a logistic regression by stochastic gradient descent. The same texts yield the same model: the order is drawn
 * by a generator with a fixed seed. Both labels weigh the same.
 */
export function train(examples: readonly Example[]): Model {
  const vocabulary = vocabularyOf(examples)
  const rows = examples.map((example) => rowOf(example, vocabulary))
  const { weights, bias } = descend(rows, vocabulary.size)
  const learned = [...vocabulary].map(([hash, { at, rarity, texts }]) => {
    const weight = weights[at] ?? 0
    return { hash, weight, rarity, said: Math.abs(weight) * rarity * Math.sqrt(texts) }
  })
  const heaviest: readonly LearnedNgram[] = learned
    .toSorted((one, other) => other.said - one.said || one.hash - other.hash)
    .slice(0, kept)
  return quantise(heaviest, bias)
}

function vocabularyOf(examples: readonly Example[]): Vocabulary {
  const texts = new Map<number, number>()
  for (const { counts } of examples)
    for (const hash of counts.keys()) texts.set(hash, (texts.get(hash) ?? 0) + 1)
  const often = [...texts].filter(([, count]) => count >= fewestTexts)
  return new Map(
    often.map(([hash, count], at) => [
      hash,
      { at, texts: count, rarity: 1 + Math.log((1 + examples.length) / (1 + count)) },
    ]),
  )
}

function rowOf({ counts, isScam }: Example, vocabulary: Vocabulary): Row {
  const places: number[] = []
  const parts: number[] = []
  for (const [hash, count] of counts) {
    const known = vocabulary.get(hash)
    if (known === undefined) continue
    places.push(known.at)
    parts.push(partOf(count, known.rarity))
  }
  const length = Math.sqrt(parts.reduce((sum, part) => sum + part * part, 0)) || 1
  return { places: Int32Array.from(places), parts: Float64Array.from(parts, (part) => part / length), isScam }
}

function descend(rows: readonly Row[], size: number) {
  const order = [...rows]
  const scams = rows.filter(({ isScam }) => isScam).length
  const shareOf = (isScam: boolean) => rows.length / 2 / (isScam ? scams : rows.length - scams)
  const shares = { scam: shareOf(true), ok: shareOf(false) }
  const weights = new Float64Array(size)
  let bias = 0
  const shuffle = createShuffle()
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = firstRate / (1 + epoch / 4)
    shuffle(order)
    for (const { places, parts, isScam } of order) {
      let sum = bias
      for (let index = 0; index < places.length; index += 1)
        sum += at(weights, at(places, index)) * at(parts, index)
      const error = 1 / (1 + Math.exp(-sum)) - (isScam ? 1 : 0)
      const change = rate * (isScam ? shares.scam : shares.ok) * error
      for (let index = 0; index < places.length; index += 1) {
        const place = at(places, index)
        weights[place] = at(weights, place) - change * at(parts, index)
      }
      bias -= change / 100
    }
    const left = 1 - rate * decay * rows.length
    for (let index = 0; index < size; index += 1) weights[index] = at(weights, index) * left
  }
  return { weights, bias }
}

const at = (numbers: Float64Array | Int32Array, index: number) => numbers[index] ?? 0

/** Shuffles by Fisher and Yates, with a linear congruential generator. */
function createShuffle(): (rows: Row[]) => void {
  let state = 1
  return (rows) => {
    for (let index = rows.length - 1; index > 0; index -= 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      const other = state % (index + 1)
      const here = rows[index]
      const moved = rows[other]
      if (here === undefined || moved === undefined) continue
      rows[index] = moved
      rows[other] = here
    }
  }
}
