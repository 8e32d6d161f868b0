import { formatsOf } from './formats'
import { languages } from './languages'

const now = Date.parse('2026-11-20T12:00:00Z')
const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString()
const minute = 60_000

describe('a relative date', () => {
  it.each([
    ['en', 0, 'now'],
    ['en', 5 * minute, '5 minutes ago'],
    ['en', 3 * 60 * minute, '3 hours ago'],
    ['en', 24 * 60 * minute, 'yesterday'],
    ['en', -5 * minute, 'now'],
    ['ko', 5 * minute, '5분 전'],
    ['ko', 24 * 60 * minute, '어제'],
  ] as const)('in %s, %d ms ago, reads %s', (language, age, text) => {
    expect(formatsOf(language).relative(ago(age), now)).toBe(text)
  })

  it('is an absolute date after a week', () => {
    expect(formatsOf('en').relative('2026-11-01T12:00:00Z', now)).toBe('Nov 1, 2026')
    expect(formatsOf('ko').relative('2026-11-01T12:00:00Z', now)).toBe('2026년 11월 1일')
  })
})

it.each([
  ['en', 1536, '1.5 kB'],
  ['en', 3 * 1024 * 1024, '3 MB'],
  ['ko', 3 * 1024 * 1024, '3MB'],
] as const)('a file size in %s of %d bytes reads %s', (language, bytes, text) => {
  expect(formatsOf(language).fileSize(bytes)).toBe(text)
})

describe.each(languages)('a list of names in %s', (language) => {
  it.each([[[]], [['A']], [['A', 'B']], [['A', 'B', 'C']], [['A', 'B', 'C', 'D']]])(
    'reads %j as the browser writes it',
    (names) => {
      const expected = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
      expect(formatsOf(language).list(names)).toBe(expected)
    },
  )
})
