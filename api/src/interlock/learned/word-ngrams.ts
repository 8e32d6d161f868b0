import { finish, mix, seed, type UseNgram } from './hash'

/** Reads words one by one. */
export interface WordReader {
  readonly addCode: (code: number) => void
  /** Ends the word that is being read, if there is one. */
  readonly endWord: (end: number) => void
  /** Forgets the words before, so that the next one has none. */
  readonly forget: () => void
}

/** Distinguish the pairs of words with so many words between them. */
const gapSeeds = [3, 5, 7]

/**
 * Yields words, pairs and triples of them, and pairs with one to three words between them. Writers of scams put other words into
 * the same frame.
 */
export function createWordReader(use: UseNgram): WordReader {
  /** The hashes of the word that is being read and of the words before it, the last one first; 0 if there is none. */
  let word = 0
  let first = 0
  let second = 0
  let third = 0
  let fourth = 0
  const addApart = (before: number, gapSeed: number | undefined, end: number) => {
    if (before !== 0) use(finish(mix(mix(Math.imul(before, 31), gapSeed ?? 0), word)), end)
  }
  const endWord = (end: number) => {
    if (word === 0) return
    use(finish(word), end)
    if (first !== 0) {
      const pair = mix(Math.imul(first, 31), word)
      use(finish(pair), end)
      if (second !== 0) use(finish(mix(Math.imul(second, 37), pair)), end)
    }
    addApart(second, gapSeeds[0], end)
    addApart(third, gapSeeds[1], end)
    addApart(fourth, gapSeeds[2], end)
    fourth = third
    third = second
    second = first
    first = word
    word = 0
  }
  return {
    addCode: (code) => {
      word = mix(word === 0 ? seed : word, code)
    },
    endWord,
    forget: () => {
      first = second = third = fourth = 0
    },
  }
}
