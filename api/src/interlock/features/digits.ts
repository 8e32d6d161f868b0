import { isSyllable } from '../normalise/hangul'
import { type Letter, letterAt } from '../normalise/letters'

/** A digit with its range in the list of letters. */
export interface Digit {
  readonly value: string
  /** Positions in the letters; `to` is exclusive. */
  readonly from: number
  readonly to: number
  /** The digit is written as a word, a letter, or a character that is not ASCII. */
  readonly disguised: boolean
}

/** Digits that follow one another, with at most a few separators between them. */
export interface DigitRun {
  readonly digits: readonly Digit[]
  /** Separators between single digits, as in 0 1 0 4 4. */
  readonly apart: number
}

const english: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  nought: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  hundred: '00',
}
/** Twenty is 2 before one to nine, and otherwise 20. */
const tens: Readonly<Record<string, string>> = {
  twenty: '2',
  thirty: '3',
  forty: '4',
  fourty: '4',
  fifty: '5',
  sixty: '6',
  seventy: '7',
  eighty: '8',
  ninety: '9',
}
/** The words by their first letter. */
const englishWords = new Map<string, readonly string[]>()
for (const word of [...Object.keys(english), ...Object.keys(tens)].sort(
  (one, other) => other.length - one.length,
))
  englishWords.set(word.charAt(0), [...(englishWords.get(word.charAt(0)) ?? []), word])
/** Chinese numerals. */
const chinese: Readonly<Record<string, string>> = Object.fromEntries(
  [...'零一二三四五六七八九'].map((char, value) => [char, String(value)]),
)
const korean: Readonly<Record<string, string>> = {
  공: '0',
  영: '0',
  빵: '0',
  일: '1',
  이: '2',
  삼: '3',
  사: '4',
  오: '5',
  육: '6',
  륙: '6',
  칠: '7',
  팔: '8',
  구: '9',
  하나: '1',
  둘: '2',
  셋: '3',
  넷: '4',
  다섯: '5',
  여섯: '6',
  일곱: '7',
  여덟: '8',
  아홉: '9',
}
/** What a spoken Korean digit begins with. */
const koreanStarts = new Set(Object.keys(korean).map((word) => word.charAt(0)))
/** double seven */
const repetitions = [
  ['double', 2],
  ['triple', 3],
] as const
/** Letters that stand for a digit between digits. */
const likeDigits: Readonly<Record<string, string>> = {
  o: '0',
  ㅇ: '0',
  l: '1',
  i: '1',
  ㅣ: '1',
  '|': '1',
  z: '2',
}
/** 에 and 의 are spoken between the groups of a number. */
const separators = ' .-_/,·~()+:에의다시*'
const longestGap = 5

const isDigit = (char: string | undefined) => char !== undefined && char >= '0' && char <= '9'
const isLatin = (char: string | undefined) => char !== undefined && char >= 'a' && char <= 'z'

/** All runs of at least seven digits, however they are written. */
export function digitRuns(letters: readonly Letter[]): DigitRun[] {
  const runs: DigitRun[] = []
  let digits: Digit[] = []
  const close = () => {
    if (digits.length === 0) return
    const trimmed = withoutLooseEnds(digits)
    if (lengthOf(trimmed) >= 7) runs.push({ digits: trimmed, apart: countApart(trimmed) })
    digits = []
  }
  let index = 0
  while (index < letters.length) {
    const digit = digitAt(letters, index, digits.at(-1))
    if (digit) {
      digits.push(digit)
      index = digit.to
      continue
    }
    const last = digits.at(-1)
    const inGap =
      last !== undefined && index - last.to < longestGap && separators.includes(letterAt(letters, index).char)
    if (!inGap) close()
    index += 1
  }
  close()
  return runs
}

function digitAt(letters: readonly Letter[], at: number, before: Digit | undefined): Digit | undefined {
  const letter = letters[at]
  if (!letter) return undefined
  const { char, lookAlike } = letter
  if (isDigit(char)) return { value: char, from: at, to: at + 1, disguised: lookAlike }
  if (isSyllable(char)) return koreanDigitAt(letters, at, before)
  const numeral = chinese[char]
  if (numeral !== undefined) return { value: numeral, from: at, to: at + 1, disguised: true }
  return englishDigitAt(letters, at, before) ?? likeDigitAt(letters, at, before)
}

function koreanDigitAt(letters: readonly Letter[], at: number, before: Digit | undefined): Digit | undefined {
  const char = letterAt(letters, at).char
  if (!koreanStarts.has(char)) return undefined
  const next = letters[at + 1]?.char
  const two = next !== undefined && isSyllable(next) ? korean[char + next] : undefined
  const value = two ?? korean[char]
  const to = at + (two === undefined ? 1 : 2)
  if (value === undefined || isParticle(letters, to, before, at)) return undefined
  return { value, from: at, to, disguised: true }
}

function englishDigitAt(
  letters: readonly Letter[],
  at: number,
  before: Digit | undefined,
): Digit | undefined {
  const words = englishWords.get(letterAt(letters, at).char)
  const starts = !isLatin(letters[at - 1]?.char) || before?.to === at
  if (!starts) return undefined
  for (const [prefix, times] of repetitions) {
    if (!spells(letters, at, prefix)) continue
    const digit = digitAt(letters, at + prefix.length + 1, undefined)
    if (digit?.disguised) return { ...digit, value: digit.value.repeat(times), from: at }
  }
  const word = words?.find((candidate) => spells(letters, at, candidate))
  if (word === undefined) return undefined
  const to = at + word.length
  const value = english[word] ?? tensAt(letters, to, word)
  if (isLatin(letters[to]?.char) && !digitStarts(letters, to)) return undefined
  return { value, from: at, to, disguised: true }
}

/** The digits of a word such as twenty that ends at a position: 2 in twenty-one, 20 in twenty. */
function tensAt(letters: readonly Letter[], to: number, word: string): string {
  const next = letters[to + 1]?.char ?? ''
  const unit = englishWords.get(next)?.find((candidate) => spells(letters, to + 1, candidate)) ?? ''
  const digit = english[unit]
  return `${tens[word] ?? ''}${digit?.length === 1 && digit !== '0' ? '' : '0'}`
}

function likeDigitAt(letters: readonly Letter[], at: number, before: Digit | undefined): Digit | undefined {
  const value = likeDigits[letterAt(letters, at).char]
  if (value === undefined) return undefined
  const stands = before !== undefined && !isLatin(letters[at - 1]?.char) && !isLatin(letters[at + 1]?.char)
  const touches = before?.to === at || stands || isDigit(letters[at + 1]?.char)
  if (!touches || continuesWord(letters, at)) return undefined
  return { value, from: at, to: at + 1, disguised: true }
}

/** After written digits, 이 and 오 before another syllable belong to the sentence: 010 1234 5678이에요. */
function isParticle(letters: readonly Letter[], to: number, before: Digit | undefined, at: number): boolean {
  const next = letters[to]?.char ?? ''
  return before?.to === at && !before.disguised && isSyllable(next) && korean[next] === undefined
}

const digitStarts = (letters: readonly Letter[], at: number) =>
  isDigit(letters[at]?.char) ||
  englishWords.get(letters[at]?.char ?? '')?.some((word) => spells(letters, at, word)) === true

/** A letter is a digit only among digits: the o of "10 of" is none. */
function continuesWord(letters: readonly Letter[], at: number): boolean {
  const next = letters[at + 1]?.char
  return (
    next !== undefined && isLatin(next) && likeDigits[next] === undefined && !digitStarts(letters, at + 1)
  )
}

function spells(letters: readonly Letter[], at: number, word: string): boolean {
  for (let index = 0; index < word.length; index += 1)
    if (letters[at + index]?.char !== word[index]) return false
  return true
}

/** Syllables such as 이 at the edge of a run are words, unless they belong to it by their number. */
function withoutLooseEnds(digits: readonly Digit[]): readonly Digit[] {
  const isLoose = (digit: Digit | undefined, beside: Digit | undefined) =>
    digit !== undefined &&
    beside !== undefined &&
    digit.disguised &&
    !beside.disguised &&
    !touch(digit, beside)
  let from = 0
  let to = digits.length
  while (to - from > 1 && isLoose(digits[from], digits[from + 1])) from += 1
  while (to - from > 1 && isLoose(digits[to - 1], digits[to - 2])) to -= 1
  return digits.slice(from, to)
}

const touch = (one: Digit, other: Digit) => one.to === other.from || other.to === one.from

const lengthOf = (digits: readonly Digit[]) => digits.reduce((sum, { value }) => sum + value.length, 0)

function countApart(digits: readonly Digit[]): number {
  return digits.filter((digit, index) => digit.from > (digits[index - 1]?.to ?? digit.from)).length
}
