import type { LabelledText } from '../measure'
import { plainTextOf } from '../normalise/plain-text'
import { readNgrams } from './ngrams'

/** A text as training reads it. */
export interface Example {
  /** The hashes of its n-grams, ascending. */
  readonly hashes: Uint32Array
  /** How often each occurs. */
  readonly counts: Uint16Array
  readonly isScam: boolean
}

/** Reads a text once for several trainings. */
export function exampleOf({ text, label }: LabelledText): Example {
  const all: number[] = []
  readNgrams(plainTextOf(text), (hash) => void all.push(hash))
  const { values, counts } = countEach(Uint32Array.from(all))
  return { hashes: values, counts: Uint16Array.from(counts), isScam: label === 'scam' }
}

/** The different numbers of an array, ascending, and how often each occurs. Sorts the array. */
export function countEach(all: Uint32Array): { readonly values: Uint32Array; readonly counts: number[] } {
  all.sort()
  const values: number[] = []
  const counts: number[] = []
  let last = -1
  for (const value of all) {
    if (value === last) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1
    else {
      values.push(value)
      counts.push(1)
      last = value
    }
  }
  return { values: Uint32Array.from(values), counts }
}
