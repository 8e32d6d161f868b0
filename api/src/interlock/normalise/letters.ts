import { rectifyConfusion } from 'unicode-confusables'

/** A letter of the plain text, with its range in the source. */
export interface Letter {
  /** One UTF-16 unit, in lower case. */
  readonly char: string
  /** The range in the source, in UTF-16 units. */
  readonly start: number
  readonly end: number
  /** The source has another character that looks like this one. */
  readonly lookAlike: boolean
}

// Spaces of any width are ordinary spaces. Marks that only decorate a letter, and invisible characters, are dropped.
const invisible = /^[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]$/u
const hangul = /^[\uac00-\ud7a3\u1100-\u11ff\u3130-\u318f]$/
const isSyllable = (char: string) => char >= '\uac00' && char <= '\ud7a3'
/** Makes an emoji of the digit before it: 7️⃣. */
const keycap = '\u20e3'
const looks = new Map<string, string>()
/** A character that stands for more letters, such as an Arabic blessing of 18, is read as itself: a text of them would grow too long. */
const mostLetters = 4
/** Characters whose look is remembered. */
const largestMemory = 5_000

/** The letter at an index; an empty one outside of the text. */
export const letterAt = (letters: readonly Letter[], index: number): Letter => letters[index] ?? outside

const outside: Letter = { char: '', start: 0, end: 0, lookAlike: false }

/**
 * Reads a text letter by letter: NFKC, lower case, without invisible characters and decorating marks, with look-alikes of
 * Latin letters (UTS #39) as Latin letters. Linear in the length.
 */
export function lettersOf(source: string): Letter[] {
  const letters: Letter[] = []
  let start = 0
  while (start < source.length) {
    const code = source.charCodeAt(start)
    if (code >= 0x20 && code <= 0x7e) {
      letters.push({ char: source.charAt(start).toLowerCase(), start, end: start + 1, lookAlike: false })
      start += 1
      continue
    }
    const point = String.fromCodePoint(source.codePointAt(start) ?? code)
    addLetters(letters, point, start, start + point.length)
    start += point.length
  }
  return letters
}

function addLetters(letters: Letter[], point: string, start: number, end: number): void {
  const before = letters.at(-1)
  if (point === keycap && before) {
    letters[letters.length - 1] = { ...before, end, lookAlike: true }
  } else if (isSyllable(point)) {
    letters.push({ char: point, start, end, lookAlike: false })
  } else if (point === '\n' || point === '\r' || point === '\u2028' || point === '\u2029') {
    letters.push({ char: '\n', start, end, lookAlike: false })
  } else {
    const look = lookOf(point)
    for (const char of look.split('')) letters.push({ char, start, end, lookAlike: true })
  }
}

/** The plain form of a character that is not ASCII: empty if it is invisible. */
function lookOf(point: string): string {
  const known = looks.get(point)
  if (known !== undefined) return known
  const look = computeLook(point)
  if (looks.size < largestMemory) looks.set(point, look)
  return look
}

function computeLook(point: string): string {
  if (invisible.test(point)) return ''
  if (hangul.test(point)) return point
  if (/^\s$/u.test(point)) return ' '
  if (/^\p{Nd}$/u.test(point)) return digitOf(point)
  const folded = [...point.normalize('NFKD')].filter((part) => !invisible.test(part)).join('')
  // Hangul in brackets or circles: its composed form.
  if (/[\u1100-\u11ff\uac00-\ud7a3]/.test(folded)) return folded.normalize('NFC')
  const look = /^[\x20-\x7e]*$/.test(folded) ? folded : rectifyConfusion(folded).normalize('NFKD')
  const plain = /^[\x20-\x7e]*$/.test(look) ? look.toLowerCase() : folded.toLowerCase()
  return plain.length > mostLetters ? point : plain
}

/** The ASCII digit for a decimal digit of any script: digits of a script follow one another from 0 to 9. */
function digitOf(point: string): string {
  const folded = point.normalize('NFKC')
  if (/^\d$/.test(folded)) return folded
  const code = point.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}
