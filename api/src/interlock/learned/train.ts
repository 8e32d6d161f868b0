import type { Example } from './example'
import { fitRegression } from './logistic-regression'
import { type Model, quantise } from './model'
import { rowOf, select, type Vocabulary, vocabularyOf } from './vocabulary'

/** So many n-grams are kept: those that say most. */
const kept = 300_000

/**
 * Trains a logistic regression with all n-grams of several texts, and once more with those that said most. The same texts yield the same
 * model.
 */
export function train(examples: readonly Example[]): Model {
  const all = vocabularyOf(examples)
  const vocabulary = select(all, heaviestOf(all, fit(examples, all).weights))
  const { weights, bias } = fit(examples, vocabulary)
  const { hashes, rarities } = vocabulary
  return quantise(
    Array.from(hashes, (hash, index) => ({ hash, weight: at(weights, index), rarity: at(rarities, index) })),
    bias,
  )
}

/** The places of the n-grams that say most in all texts together, ascending. */
function heaviestOf({ hashes, texts, rarities }: Vocabulary, weights: Float64Array): number[] {
  const said = weights.map(
    (weight, place) => Math.abs(weight) * at(rarities, place) * Math.sqrt(at(texts, place)),
  )
  return Array.from(hashes.keys())
    .sort((one, other) => at(said, other) - at(said, one) || one - other)
    .slice(0, kept)
    .sort((one, other) => one - other)
}

const fit = (examples: readonly Example[], vocabulary: Vocabulary) =>
  fitRegression(
    examples.map((example) => rowOf(example, vocabulary)),
    vocabulary.hashes.length,
  )

const at = (numbers: Float64Array | Uint32Array, index: number) => numbers[index] ?? 0
