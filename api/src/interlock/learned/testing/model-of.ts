import { plainTextOf } from '../../normalise/plain-text'
import { type Model, quantise } from '../model'
import { readNgrams } from '../ngrams'

/**
 * A model that knows the n-grams of some texts.
 * @param weights the weight of each n-gram of a text, by the text
 */
export function modelOf(weights: Readonly<Record<string, number>>): Model {
  const known = new Map<number, number>()
  for (const [text, weight] of Object.entries(weights))
    for (const hash of ngramsOf(text)) known.set(hash, weight)
  return quantise(
    [...known].map(([hash, weight]) => ({ hash, weight, rarity: 1 })),
    0,
  )
}

/** The hashes of the n-grams of a text, in its order. */
export function ngramsOf(text: string): number[] {
  const hashes: number[] = []
  readNgrams(plainTextOf(text), (hash) => void hashes.push(hash))
  return hashes
}
