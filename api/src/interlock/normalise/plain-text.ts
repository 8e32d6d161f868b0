import { composeHangul, isSyllable } from './hangul'
import { type Letter, letterAt, lettersOf } from './letters'
import { readDisguisedWords, type Rewrite } from './disguised-words'

/**
 * A text as the rules read it: Latin words in lower case with single spaces, Hangul without spaces (writers space it
 * freely), without punctuation. Each character has its range in the source.
 */
export interface PlainText {
  readonly text: string
  /** The ranges in the source, one per character of `text`. */
  readonly starts: Int32Array
  readonly ends: Int32Array
  /** Positions in `text` at which a sentence ends, ascending. */
  readonly sentences: readonly number[]
  /** Positions in `text` at which a clause ends, ascending; they include the sentences. */
  readonly clauses: readonly number[]
  /** Words that were written in disguise, as positions in `text`. */
  readonly disguised: readonly { readonly start: number; readonly end: number }[]
  /** The source, letter by letter. */
  readonly letters: readonly Letter[]
}

const currency = '$£€₩'
const isWord = (char: string) =>
  (char >= 'a' && char <= 'z') || (char >= '0' && char <= '9') || char > '\x7f' || currency.includes(char)
const endsSentence = (char: string) => char === '.' || char === '!' || char === '?' || char === '\n'
const endsClause = (char: string) => char === ',' || char === ';' || char === ':' || char === '('

/** Reads a text for the rules. Linear in the length. */
export function plainTextOf(source: string): PlainText {
  const letters = composeHangul(lettersOf(source))
  return writePlain(letters, readDisguisedWords(letters))
}

function writePlain(letters: readonly Letter[], rewrites: readonly Rewrite[]): PlainText {
  let text = ''
  let last = ''
  const starts: number[] = []
  const ends: number[] = []
  const sentences: number[] = []
  const clauses: number[] = []
  const disguised: { start: number; end: number }[] = []
  let gap = false
  /** Whether a space comes before the character. */
  const isApart = (char: string) => gap && last !== '' && !isSyllable(last) && !isSyllable(char)
  const push = (char: string, start: number, end: number) => {
    if (isApart(char)) {
      text += ' '
      starts.push(start)
      ends.push(start)
    }
    gap = false
    text += char
    last = char
    starts.push(start)
    ends.push(end)
  }
  let next = 0
  for (let index = 0; index < letters.length; index += 1) {
    const rewrite = rewrites[next]
    if (rewrite?.from === index) {
      gap = true
      const start = text.length + (isApart(rewrite.word.charAt(0)) ? 1 : 0)
      for (const char of rewrite.word)
        push(char, letterAt(letters, rewrite.from).start, letterAt(letters, rewrite.to - 1).end)
      disguised.push({ start, end: text.length })
      gap = true
      index = rewrite.to - 1
      next += 1
      continue
    }
    const { char, start, end } = letterAt(letters, index)
    if (isWord(char)) {
      push(char, start, end)
      continue
    }
    // An apostrophe belongs to its word: "don't" is "dont".
    if (char === "'" || char === '`') continue
    gap = true
    const follows = letters[index + 1]?.char
    const spaced = follows === undefined || !isWord(follows)
    if (endsSentence(char) && (spaced || char === '\n')) {
      sentences.push(text.length)
      clauses.push(text.length)
    } else if (endsClause(char)) clauses.push(text.length)
  }
  return {
    text,
    starts: new Int32Array(starts),
    ends: new Int32Array(ends),
    sentences,
    clauses,
    disguised,
    letters,
  }
}
