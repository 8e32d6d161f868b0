import { readFileSync } from 'node:fs'
import { foldersWith } from './bootstrap/remotes.mjs'
import { inRepository } from './bootstrap/paths.mjs'

/** Words for something that has another name in the catalogues of a language. */
const wrongTerms = [
  { language: 'ko', wrong: '메시지', term: '쪽지' },
  { language: 'ko', wrong: '참조 번호', term: '오류 번호' },
  { language: 'ko', wrong: '문의 번호', term: '오류 번호' },
  { language: 'ko', wrong: '관리자', term: '운영진' },
]

describe.each(wrongTerms)('in $language “$term” is never called “$wrong”', ({ language, wrong }) => {
  const file = `src/locales/${language}.po`

  it.each(foldersWith(file))('in %s', (name) => {
    const texts = readFileSync(inRepository(name, file), 'utf8').split('\n')
    expect(texts.filter((line) => !line.startsWith('#') && line.includes(wrong))).toEqual([])
  })
})
