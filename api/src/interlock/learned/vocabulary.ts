import { countEach, type Example } from './example'
import { createHashTable, type HashTable } from './hash-table'
import { partOf } from './model'

/** An n-gram of fewer texts is not learned. */
const fewestTexts = 2

/** The n-grams that are learned. */
export interface Vocabulary {
  readonly hashes: Uint32Array
  /** In how many texts each occurs. */
  readonly texts: Uint32Array
  /** How rare each is: the logarithm of its inverse document frequency. */
  readonly rarities: Float64Array
  readonly table: HashTable
}

/** A text as a vector of length 1. */
export interface Row {
  readonly places: Int32Array
  readonly parts: Float32Array
  readonly isScam: boolean
}

/** Collects the n-grams of several texts. */
export function vocabularyOf(examples: readonly Example[]): Vocabulary {
  const all = new Uint32Array(examples.reduce((sum, { hashes }) => sum + hashes.length, 0))
  let next = 0
  for (const { hashes } of examples) {
    all.set(hashes, next)
    next += hashes.length
  }
  const { values, counts } = countEach(all)
  const hashes = values.filter((_, place) => (counts[place] ?? 0) >= fewestTexts)
  const texts = counts.filter((count) => count >= fewestTexts)
  return {
    hashes,
    texts: Uint32Array.from(texts),
    rarities: Float64Array.from(texts, (count) => 1 + Math.log((1 + examples.length) / (1 + count))),
    table: createHashTable(hashes),
  }
}

/** A part of a vocabulary. */
export function select({ hashes, texts, rarities }: Vocabulary, places: readonly number[]): Vocabulary {
  const chosen = Uint32Array.from(places, (place) => hashes[place] ?? 0)
  return {
    hashes: chosen,
    texts: Uint32Array.from(places, (place) => texts[place] ?? 0),
    rarities: Float64Array.from(places, (place) => rarities[place] ?? 0),
    table: createHashTable(chosen),
  }
}

/** Reads a text by a vocabulary. */
export function rowOf({ hashes, counts, isScam }: Example, { table, rarities }: Vocabulary): Row {
  const places: number[] = []
  const parts: number[] = []
  for (const [index, hash] of hashes.entries()) {
    const place = table.indexOf(hash)
    if (place < 0) continue
    places.push(place)
    parts.push(partOf(counts[index] ?? 0, rarities[place] ?? 0))
  }
  const length = Math.sqrt(parts.reduce((sum, part) => sum + part * part, 0)) || 1
  return { places: Int32Array.from(places), parts: Float32Array.from(parts, (part) => part / length), isScam }
}
