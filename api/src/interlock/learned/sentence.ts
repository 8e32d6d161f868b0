import type { PlainText } from '../normalise/plain-text'
import { heavinessOf, type Model } from './model'
import { readNgrams } from './ngrams'

/** A range in the source of a text, in UTF-16 units. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** Finds the sentence whose n-grams weigh most. */
export function heaviestSentence(model: Model, plain: PlainText): Range {
  const { text, starts, ends, sentences } = plain
  const bounds = [...sentences, text.length]
  const sums = new Float64Array(bounds.length)
  let sentence = 0
  readNgrams(plain, (hash, end) => {
    while (sentence < sentences.length && end > (sentences[sentence] ?? 0)) sentence += 1
    sums[sentence] = (sums[sentence] ?? 0) + heavinessOf(model, hash)
  })
  let heaviest = 0
  for (let index = 1; index < sums.length; index += 1)
    if ((sums[index] ?? 0) > (sums[heaviest] ?? 0)) heaviest = index
  const from = bounds[heaviest - 1] ?? 0
  const to = bounds[heaviest] ?? 0
  return { start: starts[from] ?? 0, end: ends[to - 1] ?? 0 }
}
