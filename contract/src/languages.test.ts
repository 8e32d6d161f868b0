import * as v from 'valibot'
import { inLanguages, languageNames, languages, Localized, pickLanguage } from './languages'
import { RemoteRoute } from './remote-route'

const older = { en: 'Jobs', ko: '일자리' }

describe.each(languages)('a text in %s', (language) => {
  it('is English if its record was built before the language was added', () => {
    const text = v.parse(Localized, older)
    expect(pickLanguage(text, language)).toBe(language === 'ko' ? '일자리' : 'Jobs')
  })

  it('is read if the record has it', () => {
    const text = v.parse(Localized, { ...older, [language]: 'here' })
    expect(pickLanguage(text, language)).toBe('here')
  })

  it('has a name of its own', () => {
    expect(languageNames[language]).toMatch(/\p{Letter}{2}/u)
  })
})

it('a record without English or Korean is refused, and so is a language whose value is wrong', () => {
  expect(v.is(Localized, { en: 'Jobs' })).toBe(false)
  expect(v.is(Localized, { ko: '일자리' })).toBe(false)
  expect(v.is(inLanguages(v.number()), { en: 1, ko: 2, zh: 'three' })).toBe(false)
})

it('a page of a version with a single title has it in every language', () => {
  const { title } = v.parse(RemoteRoute, { path: '/jobs', title: 'Jobs' })
  for (const language of languages) expect(pickLanguage(title, language)).toBe('Jobs')
})
