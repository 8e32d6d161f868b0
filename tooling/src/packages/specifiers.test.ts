import path from 'node:path'
import { languages } from '@within-reach/contract'
import { repository } from '../build/packages'
import { sharedTexts } from './shared-texts'
import { completeSpecifier } from './specifiers'

const folder = path.join(repository, 'kit/src')

it.each([
  ['./builder', './builder.js'],
  ['./create', './create/index.js'],
  ['./assets', './assets.js'],
  ['./jest/class-names.cjs', './jest/class-names.cjs'],
  ['react/jsx-runtime', 'react/jsx-runtime'],
])('the import %s becomes %s', (specifier, completed) => {
  expect(completeSpecifier(folder, specifier)).toBe(completed)
})

it('an import without a source is refused', () => {
  expect(() => completeSpecifier(folder, './nothing')).toThrow('imports ./nothing, which is no source')
})

describe.each(languages.filter((language) => language !== 'en'))(
  'the texts of shared-core in %s',
  (language) => {
    it('are found, and all are translated', () => {
      const texts = sharedTexts()[language] ?? {}
      expect(Object.keys(texts)).toContain('This must be a number')
      for (const [english, text] of Object.entries(texts)) expect(text).not.toBe(english)
    })
  },
)

it('the Korean of the texts of shared-core is Korean', () => {
  const { ko = {} } = sharedTexts()
  expect(ko['This must be a number']).toBe('숫자로 입력해 주세요')
  expect(Object.values(ko).every((text) => /[가-힣]/.test(text))).toBe(true)
})
