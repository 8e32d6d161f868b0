import { type Letter, letterAt } from './letters'

const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const vowels = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
const finals = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'
const firstSyllable = 0xac00
const perInitial = vowels.length * finals.length

/** Whether a character is a Hangul syllable. */
export const isSyllable = (char: string | undefined): boolean =>
  char !== undefined && char >= '\uac00' && char <= '\ud7a3'

/**
 * Composes syllables that are written as single letters (ㅋㅏㅌㅗㄱ, or conjoining jamo). A letter without a vowel stays.
 */
export function composeHangul(letters: readonly Letter[]): readonly Letter[] {
  if (!letters.some(({ char }) => isSingle(char))) return letters
  const composed: Letter[] = []
  const at = (index: number) => asSingle(letters[index]?.char)
  let index = 0
  while (index < letters.length) {
    const letter = letterAt(letters, index)
    const first = at(index)
    const second = first === '' ? '' : at(index + 1)
    const initial = initials.indexOf(first)
    const vowel = vowels.indexOf(second)
    if (second === '' || initial < 0 || vowel < 0) {
      composed.push(letter)
      index += 1
      continue
    }
    const final = finals.indexOf(at(index + 2))
    // A consonant before a vowel begins the next syllable.
    const closes = final > 0 && vowels.indexOf(at(index + 3) || ' ') < 0
    const code = firstSyllable + initial * perInitial + vowel * finals.length + (closes ? final : 0)
    const last = index + (closes ? 2 : 1)
    composed.push({
      char: String.fromCharCode(code),
      start: letter.start,
      end: letterAt(letters, last).end,
      lookAlike: true,
    })
    index = last + 1
  }
  return closeOpenSyllables(composed)
}

/** 카ㅌㅗㄱ is composed above; this joins a syllable with the final that follows it alone, as in 토ㄱ. */
function closeOpenSyllables(letters: readonly Letter[]): Letter[] {
  const closed: Letter[] = []
  for (const [index, letter] of letters.entries()) {
    const before = closed.at(-1)
    if (
      isSpelled(letter.char) &&
      before !== undefined &&
      before.end === letter.start &&
      isSyllable(before.char) &&
      isOpen(before.char) &&
      finals.includes(letter.char) &&
      asSingle(letters[index + 1]?.char) === '' &&
      !isLaughter(letter.char)
    ) {
      const final = finals.indexOf(letter.char)
      const char = String.fromCharCode(before.char.charCodeAt(0) + final)
      closed[closed.length - 1] = { char, start: before.start, end: letter.end, lookAlike: true }
    } else closed.push(letter)
  }
  return closed
}

const isSingle = (char: string) =>
  (char >= '\u3131' && char <= '\u3163') || (char >= '\u1100' && char <= '\u11ff')
const isOpen = (syllable: string) => (syllable.charCodeAt(0) - firstSyllable) % finals.length === 0
const isSpelled = (char: string) => char >= '\u3131' && char <= '\u314e'
/** 하ㅋ and 네ㅎ are laughter, not syllables. */
const isLaughter = (char: string) => char === 'ㅋ' || char === 'ㅎ' || char === 'ㅠ'

/** The compatibility letter of a jamo; empty if the character is none. */
function asSingle(char: string | undefined): string {
  if (char === undefined) return ''
  if (char >= '\u3131' && char <= '\u3163') return char
  const code = char.charCodeAt(0)
  if (code >= 0x1100 && code <= 0x1112) return initials.charAt(code - 0x1100)
  if (code >= 0x1161 && code <= 0x1175) return vowels.charAt(code - 0x1161)
  if (code >= 0x11a8 && code <= 0x11c2) return finals.charAt(code - 0x11a7)
  return ''
}
