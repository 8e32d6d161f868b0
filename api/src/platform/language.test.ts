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
  ])('is %s for %j', (language, headers) => {
    spec('readings.languages')
    expect(languageOf({ headers })).toBe(language)
  })
})
