import type { PlainText } from '../normalise/plain-text'

/** Called with the hash of an n-gram, of 32 bits, and the position in the plain text at which it ends. */
type UseNgram = (hash: number, end: number) => void

const seed = 0x811c9dc5
const afterLatin = 0x250
const isSyllable = (code: number) => code >= 0xac00 && code <= 0xd7a3
const isDigit = (code: number) => code >= 0x30 && code <= 0x39
/** One step of the hash FNV-1a. */
const mix = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193)
const finish = (hash: number) => (hash ^ (hash >>> 15)) >>> 0

/** Marks that are read as words of their own. */
const marks = ['?', '!']
/** Apostrophes belong to their words. */
const inWords = ["'", '`']
/** What stands in a row of syllables for a gap, for a number, and for a word of Latin letters. */
const between = { gap: 0x20, number: 0x30, word: 0x61 }

/**
 * Reads the n-grams of a text: words, question and exclamation marks, and pairs of them; of Hangul, pairs and triples of
 * syllables and of what is between them. All digits count as the same one, so that amounts are alike. Linear in the length.
 */
export function readNgrams(plain: PlainText, use: UseNgram): void {
  const { text } = plain
  const nextGap = createGapReader(plain)
  /** The hashes of the word that is being read and of the word before it; 0 if there is none. */
  let word = 0
  let previousWord = 0
  /** The last two of a row of syllables; 0 if there is none. */
  let last = 0
  let secondLast = 0
  const addWord = (hash: number, end: number) => {
    use(finish(hash), end)
    if (previousWord !== 0) use(finish(mix(Math.imul(previousWord, 31), hash)), end)
    previousWord = hash
  }
  const endWord = (end: number) => {
    if (word !== 0) addWord(word, end)
    word = 0
  }
  const addToRow = (code: number, end: number) => {
    if (code === last && !isSyllable(code)) return
    if (last !== 0 && (isSyllable(last) || isSyllable(code))) {
      const pair = mix(mix(seed, last), code)
      use(finish(pair), end)
      if (secondLast !== 0) use(finish(mix(pair, secondLast)), end)
    }
    secondLast = last
    last = code
  }
  const addGap = (index: number) => {
    const gap = nextGap(index)
    if (gap === '') return
    endWord(index)
    if (!marks.includes(gap)) return addToRow(between.gap, index)
    addWord(mix(seed, gap.charCodeAt(0)), index)
    addToRow(gap.charCodeAt(0), index)
  }
  for (let index = 0; index < text.length; index += 1) {
    addGap(index)
    const code = text.charCodeAt(index)
    if (code === 0x20) {
      endWord(index)
      continue
    }
    if (code < afterLatin) {
      word = mix(word === 0 ? seed : word, isDigit(code) ? 0x30 : code)
      addToRow(isDigit(code) ? between.number : between.word, index + 1)
      continue
    }
    endWord(index)
    previousWord = 0
    if (isSyllable(code)) addToRow(code, index + 1)
    else last = secondLast = 0
  }
  addGap(text.length)
  endWord(text.length)
}

/**
 * Reads what the source has between the characters of a plain text.
 * @returns for each position in turn: a mark if there is one, a space if there is anything else, or ''
 */
function createGapReader({ text, starts, ends, letters }: PlainText): (index: number) => string {
  let letter = 0
  return (index) => {
    const from = ends[index - 1] ?? 0
    const until = index < text.length ? (starts[index] ?? 0) : Infinity
    let gap = ''
    for (let next = letters[letter]; next !== undefined && next.start < until; next = letters[++letter])
      if (marks.includes(next.char)) gap = next.char
      else if (next.end > from && !inWords.includes(next.char)) gap ||= ' '
    return gap
  }
}
