/** Called with the bucket of an n-gram, and the position in the plain text at which it ends. */
type UseNgram = (bucket: number, end: number) => void

/** N-grams whose hashes are alike share a bucket, and so a weight. */
export const bucketCount = 2 ** 17

const seed = 0x811c9dc5
const afterLatin = 0x250
const isSyllable = (code: number) => code >= 0xac00 && code <= 0xd7a3
const isDigit = (code: number) => code >= 0x30 && code <= 0x39
/** One step of the hash FNV-1a. */
const mix = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193)
const bucketOf = (hash: number) => (hash ^ (hash >>> 15)) & (bucketCount - 1)

/**
 * Reads the n-grams of a plain text: words and pairs of words of Latin text, pairs and triples of syllables of Hangul.
 * All digits count as the same one, so that amounts are alike. Linear in the length.
 */
export function readNgrams(text: string, use: UseNgram): void {
  /** The hashes of the word that is being read and of the word before it; 0 if there is none. */
  let word = 0
  let previousWord = 0
  /** The last two syllables; 0 if there is none. */
  let last = 0
  let secondLast = 0
  const endWord = (end: number) => {
    if (word === 0) return
    use(bucketOf(word), end)
    if (previousWord !== 0) use(bucketOf(mix(Math.imul(previousWord, 31), word)), end)
    previousWord = word
    word = 0
  }
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < afterLatin && code !== 0x20) {
      word = mix(word === 0 ? seed : word, isDigit(code) ? 0x30 : code)
      last = 0
      continue
    }
    endWord(index)
    if (code === 0x20) continue
    previousWord = 0
    if (!isSyllable(code)) last = 0
    else {
      if (last !== 0) {
        const pair = mix(mix(seed, last), code)
        use(bucketOf(pair), index + 1)
        if (secondLast !== 0) use(bucketOf(mix(pair, secondLast)), index + 1)
      }
      secondLast = last
      last = code
    }
  }
  endWord(text.length)
}

/** The buckets of the n-grams of a plain text, in its order. */
export function bucketsOf(text: string): number[] {
  const buckets: number[] = []
  readNgrams(text, (bucket) => void buckets.push(bucket))
  return buckets
}
