import { type Language, languages } from '@within-reach/contract'
import type { NewRemote } from './new-remote'

type TranslatedLanguage = Exclude<Language, 'en'>

const welcome = 'Welcome to this page.'
const welcomeBack = 'Welcome to this page, {nick}.'

const greetings: Readonly<Record<TranslatedLanguage, readonly [welcome: string, welcomeBack: string]>> = {
  ko: ['이 페이지에 오신 것을 환영합니다.', '{nick}님, 이 페이지에 오신 것을 환영합니다.'],
  zh: ['欢迎来到此页面。', '{nick}，欢迎来到此页面。'],
  vi: ['Chào mừng bạn đến với trang này.', 'Chào mừng {nick} đến với trang này.'],
}

/** The translations of the texts of a new remote's screen, in each of its languages, by their English text. */
export const translationsOf = ({
  title,
}: NewRemote): (readonly [TranslatedLanguage, Readonly<Record<string, string>>])[] =>
  languages.flatMap((language) => {
    const translated = title[language]
    if (language === 'en' || translated === undefined) return []
    const [greeting, greetingBack] = greetings[language]
    return [[language, { [title.en]: translated, [welcome]: greeting, [welcomeBack]: greetingBack }] as const]
  })
