import type { Language } from '@within-reach/contract'

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Letters that only Vietnamese has, among the languages of the site. */
const vietnamese = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/giu

/** Frequent English words that are no words of other languages with Latin letters. */
const english = /\b(?:the|and|you|your|with|this|that|have|from|would|please|thanks|what|when|there)\b/iu

/**
 * Whether a text is written in a language, judged by its letters. Cheap enough for every text of a page.
 * @returns true also for a text without letters, which needs no translation; undefined if the letters do not decide
 */
export function isWrittenIn(written: string, language: Language): boolean | undefined {
  const text = written.normalize('NFC')
  const letters = count(text, /\p{L}/gu)
  if (letters === 0) return true
  const found = languageOfLetters(text, letters)
  if (found !== undefined || language !== 'en') return found === language
  if (count(text, /\p{Script=Latin}/gu) < letters / 2) return false
  return english.test(text) ? true : undefined
}

function languageOfLetters(text: string, letters: number): Exclude<Language, 'en'> | undefined {
  if (count(text, /\p{Script=Hangul}/gu) >= letters * 0.3) return 'ko'
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  if (!isJapanese && count(text, /\p{Script=Han}/gu) >= letters * 0.3) return 'zh'
  // About a fifth of the letters of a Vietnamese text are among them.
  return count(text, vietnamese) >= letters * 0.05 ? 'vi' : undefined
}
