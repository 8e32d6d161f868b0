import { disguisedNames } from '../rules/names'
import { isSyllable } from './hangul'
import { type Letter, letterAt } from './letters'

/** Letters that spell a known name in disguise, and the name. */
export interface Rewrite {
  readonly from: number
  readonly to: number
  readonly word: string
}

/** Characters that stand for a letter. */
const standIns: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '!': 'l',
  '|': 'l',
  i: 'l',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  '9': 'g',
}

/** One form for all spellings that look alike: rn is m, vv is w, 4 is a. */
function skeleton(word: string): string {
  const letters = [...word].map((char) => standIns[char] ?? char).join('')
  return letters.replaceAll('rn', 'm').replaceAll('vv', 'w')
}

const bySkeleton = new Map(disguisedNames.latin.map((name) => [skeleton(name), name]))
/** What a name can begin with. */
const prefixes = new Set(
  [...bySkeleton.keys()].flatMap((name) => [...name].map((_, end) => name.slice(0, end + 1))),
)
const shortestName = 4
const longestName = Math.max(...disguisedNames.latin.map((name) => name.length)) + 2
/** The length of a piece of a name that is written in pieces. */
const longestPiece = 4
const hangulNames = [...disguisedNames.hangul].sort((one, other) => other.length - one.length)

const isLatinPart = (char: string | undefined) =>
  char !== undefined &&
  ((char >= 'a' && char <= 'z') || (char >= '0' && char <= '9') || '@$!|+'.includes(char))
/** Between the letters of a spelled-out word. */
const isSpacing = (char: string | undefined) => char !== undefined && ' .-_*~/,·|\\'.includes(char)

/** Finds names of messengers and means of payment whose spelling is disguised. */
export function readDisguisedWords(letters: readonly Letter[]): Rewrite[] {
  const rewrites: Rewrite[] = []
  let index = 0
  while (index < letters.length) {
    const found = readLatin(letters, index) ?? readHangul(letters, index)
    if (found?.word) rewrites.push({ from: index, to: found.to, word: found.word })
    index = Math.max(found?.to ?? 0, index + 1)
  }
  return rewrites
}

/** The word at an index, as one token (wh4tsapp) or in pieces (w h a t s a p p); without a name, its end. */
function readLatin(
  letters: readonly Letter[],
  from: number,
): { readonly to: number; readonly word?: string } | undefined {
  if (!isLatinPart(letters[from]?.char)) return undefined
  const to = endOfToken(letters, from)
  return readPieces(letters, from, to) ?? readToken(letters, from, to)
}

function endOfToken(letters: readonly Letter[], from: number): number {
  let to = from
  while (to - from <= longestName && isLatinPart(letters[to]?.char)) to += 1
  if (to - from <= longestName) return to
  while (isLatinPart(letters[to]?.char)) to += 1
  return to
}

function readToken(letters: readonly Letter[], from: number, to: number) {
  if (to - from > longestName || to - from < shortestName) return { to }
  const written = spell(letters, from, to)
  // An exclamation mark after a word is punctuation.
  const word = written.replace(/^[@+!|]+|[!|+]+$/g, '')
  const name = bySkeleton.get(skeleton(word))
  const plain = name === word && !hasLookAlike(letters, from, to)
  return name === undefined || plain ? { to } : { to, word: name }
}

/** A name in short pieces: w h a t s app, tele.gram. Two words with a space are no disguise: whats app. */
function readPieces(letters: readonly Letter[], from: number, firstEnd: number) {
  if (firstEnd - from > longestPiece) return undefined
  let word = spell(letters, from, firstEnd)
  let to = firstEnd
  if (!prefixes.has(skeleton(word))) return undefined
  let pieces = 1
  let marks = 0
  let found: { to: number; word: string } | undefined
  while (word.length < longestName) {
    let next = to
    while (next - to < 3 && isSpacing(letters[next]?.char)) next += 1
    if ('.*_~|'.includes(letters[to]?.char ?? ' ')) marks += 1
    if (next === to || !isLatinPart(letters[next]?.char)) break
    let end = next
    while (end - next <= longestPiece && isLatinPart(letters[end]?.char)) end += 1
    if (end - next > longestPiece) break
    word += spell(letters, next, end)
    to = end
    pieces += 1
    const look = skeleton(word)
    if (!prefixes.has(look)) break
    const name = bySkeleton.get(look)
    if (name !== undefined && (pieces > 2 || marks > 0)) found = { to, word: name }
  }
  return found
}

/** A Hangul name that is interrupted (카.톡, 카 카 오 톡) or composed of single letters (ㅋㅏ톡). */
function readHangul(letters: readonly Letter[], from: number): Rewrite | undefined {
  const first = letterAt(letters, from).char
  if (!isSyllable(first) && !(first >= 'ㄱ' && first <= 'ㅎ')) return undefined
  // Inside a word, 라 인 may be the end of one word and the start of another.
  if (isSyllable(letters[from - 1]?.char)) return undefined
  for (const name of hangulNames) {
    if (name[0] !== first) continue
    const read = readName(letters, from, name)
    if (read) return read
  }
  return undefined
}

function readName(letters: readonly Letter[], from: number, name: string): Rewrite | undefined {
  let at = from
  let gaps = 0
  let marks = 0
  let composed = letterAt(letters, from).lookAlike && isWrittenApart(letterAt(letters, from))
  for (const char of [...name].slice(1)) {
    let next = at + 1
    while (next - at < 4 && isInserted(letters[next]?.char, name)) {
      if (letterAt(letters, next).char !== ' ') marks += 1
      next += 1
    }
    if (letters[next]?.char !== char) return undefined
    if (next > at + 1) gaps += 1
    composed ||= isWrittenApart(letterAt(letters, next))
    at = next
  }
  // A single space may be a habit: 카카오 톡.
  const interrupted = marks > 0 || gaps === name.length - 1
  return interrupted || composed ? { from, to: at + 1, word: name } : undefined
}

/** In a long name, a digit or a letter between syllables is a disguise as well. */
const isInserted = (char: string | undefined, name: string) =>
  isSpacing(char) || (name.length > 3 && char !== undefined && /[0-9a-z]/.test(char))

const isWrittenApart = (letter: Letter) => isSyllable(letter.char) && letter.end - letter.start > 1

const spell = (letters: readonly Letter[], from: number, to: number) => {
  let word = ''
  for (let index = from; index < to; index += 1) word += letterAt(letters, index).char
  return word
}

function hasLookAlike(letters: readonly Letter[], from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) if (letterAt(letters, index).lookAlike) return true
  return false
}
