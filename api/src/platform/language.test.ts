import { languages } from '@within-reach/contract'
import { languageOf } from './language'

describe('the language of a page', () => {
  it.each([
    ['en', {}],
    ['ko', { 'accept-language': 'ko-KR,ko;q=0.9,en;q=0.8' }],
    ['en', { 'accept-language': 'en-GB,ko;q=0.5' }],
    ['en', { 'accept-language': 'fr,de;q=0.9' }],
    ['ko', { 'accept-language': 'fr,ko;q=0.4,en;q=0.3' }],
    ['en', { 'accept-language': ';;=' }],
    ['ko', { 'accept-language': 'en', cookie: 'a=b; language=ko' }],
    ['ko', { 'accept-language': 'ko', cookie: 'language=xx' }],
    ['zh', { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' }],
    ['zh', { 'accept-language': 'zh-TW' }],
    ['zh', { 'accept-language': 'fr,zh-Hant-HK;q=0.9,ko;q=0.2' }],
    ['vi', { 'accept-language': 'vi-VN,en;q=0.5' }],
  ])('is %s for %j', (language, headers) => {
    spec('readings.languages')
    expect(languageOf({ headers })).toBe(language)
  })

  it.each(languages)('is %s if that is chosen or preferred, with or without a country', (language) => {
    expect(languageOf({ headers: { cookie: `language=${language}` } })).toBe(language)
    expect(languageOf({ headers: { 'accept-language': `xx,${language}-XX;q=0.5` } })).toBe(language)
  })
})
