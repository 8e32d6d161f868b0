import { readNgrams } from './ngrams'

/** A logistic regression over the buckets of n-grams. */
export interface Model {
  /** The log-odds of one step of a weight. */
  readonly step: number
  /** The weight of each bucket, in steps. */
  readonly weights: Int8Array
}

/** So many n-grams are judged at once: about 50 words or syllables, as most texts have that the weights are learned from. */
export const stretch = 100

/** What a model says about a text. */
export interface LogOdds {
  readonly logOdds: number
  /** Which part of half a stretch the text fills, from 0 to 1. */
  readonly fullness: number
}

/**
 * The log-odds that a plain text is a scam; of a long text, those of its heaviest stretch, so that honest sentences
 * around a scam do not hide it. A short text has few n-grams, and so log-odds near 0.
 */
export function readLogOdds({ step, weights }: Model, text: string): LogOdds {
  const recent = new Int32Array(stretch)
  let count = 0
  let sum = 0
  let heaviest = -Infinity
  readNgrams(text, (bucket) => {
    const weight = weights[bucket] ?? 0
    const slot = count % stretch
    sum += weight - (recent[slot] ?? 0)
    recent[slot] = weight
    count += 1
    if (count >= stretch) heaviest = Math.max(heaviest, sum)
  })
  return {
    logOdds: (step * (count < stretch ? sum : heaviest)) / Math.sqrt(stretch),
    fullness: Math.min(1, (2 * count) / stretch),
  }
}

/** Rounds weights to 255 steps. */
export function quantise(weights: Float64Array): Model {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const step = most / 127 || 1
  return { step, weights: Int8Array.from(weights, (weight) => Math.round(weight / step)) }
}
