import type { PlainText } from '../normalise/plain-text'
import type { UseNgram } from './hash'
import { createRowReader, isHangul } from './row-ngrams'
import { createWordReader } from './word-ngrams'

const afterLatin = 0x250
const space = 0x20
/** Stands for a number. */
const digit = 0x30
const isDigit = (code: number) => code >= 0x30 && code <= 0x39
/** Whether it is a dash, an arrow, the second half of an emoji or another mark that no letter is. */
const isMark = (code: number) =>
  (code >= 0xdc00 && code <= 0xdfff) || /[\p{P}\p{S}]/u.test(String.fromCharCode(code))
/** Apostrophes belong to their words. */
const inWords = ["'", '`']

/**
 * Reads the n-grams of a text: of its words and punctuation marks, and of its characters and what is between them. A number is one
 * zero, so that amounts are alike, and a mark that is repeated is one mark. Links are left out: they have rules of their own. Linear in
 * the length.
 */
export function readNgrams(plain: PlainText, use: UseNgram): void {
  const { text, starts } = plain
  const isInLink = createLinkFinder(plain)
  const words = createWordReader(use)
  const row = createRowReader(use)
  /** The last character of the row, in which numbers, spaces and marks are not repeated. */
  let last = 0
  const addToRow = (code: number, end: number) => {
    if (code === last && (code === digit || code === space)) return
    row.addCode(code, end)
    last = code
  }
  const addMark = (code: number, end: number) => {
    if (code === last) return
    addToRow(code, end)
    words.addCode(code)
    words.endWord(end)
  }
  /** Of links and other scripts nothing is read, and what is before them does not belong to what follows. */
  const leaveOut = () => {
    words.forget()
    row.forget()
    last = 0
  }
  const readGap = createGapReader(plain, (char, index, position) => {
    words.endWord(index)
    if (isInLink(position)) return leaveOut()
    const code = char.charCodeAt(0)
    if (code === space) addToRow(code, index)
    else addMark(code, index)
  })
  for (let index = 0; index < text.length; index += 1) {
    readGap(index)
    const code = text.charCodeAt(index)
    if (code === space) {
      words.endWord(index)
      continue
    }
    if (isInLink(starts[index] ?? 0)) {
      words.endWord(index)
      leaveOut()
      continue
    }
    if (code < afterLatin) {
      if (!isDigit(code)) words.addCode(code)
      else if (last !== digit) words.addCode(digit)
      addToRow(isDigit(code) ? digit : code, index + 1)
      continue
    }
    words.endWord(index)
    if (isHangul(code)) {
      words.forget()
      addToRow(code, index + 1)
    } else if (isMark(code)) addMark(code, index + 1)
    else leaveOut()
  }
  readGap(text.length)
  words.endWord(text.length)
}

/**
 * Reads what the source has between the characters of a plain text: marks, and a space for anything else.
 * @returns to be called for each position in turn
 */
function createGapReader(
  { text, starts, ends, letters }: PlainText,
  use: (char: string, index: number, position: number) => void,
): (index: number) => void {
  let letter = 0
  return (index) => {
    const from = ends[index - 1] ?? 0
    const until = index < text.length ? (starts[index] ?? 0) : Infinity
    for (let next = letters[letter]; next !== undefined && next.start < until; next = letters[++letter])
      if (next.end > from && !inWords.includes(next.char))
        use(next.char.trim() === '' ? ' ' : next.char, index, next.start)
  }
}

/**
 * Finds the links of a text: from a scheme, or from `www.` at the beginning of a word, up to the next space. Linear in the length.
 * @returns whether a position in the source is in a link, to be called with ascending positions
 */
function createLinkFinder({ letters }: PlainText): (position: number) => boolean {
  const source = letters.map(({ char }) => char).join('')
  const links = [...source.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
    const begins = /[a-z]{2,10}:\/\/|^www\./.exec(word)
    if (!begins) return []
    const [first, last] = [letters[index + begins.index], letters[index + word.length - 1]]
    return [{ start: first?.start ?? 0, end: last?.end ?? 0 }]
  })
  let next = 0
  return (position) => {
    while ((links[next]?.end ?? Infinity) <= position) next += 1
    return position >= (links[next]?.start ?? Infinity)
  }
}
