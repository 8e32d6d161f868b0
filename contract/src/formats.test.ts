import { formatsOf } from './formats'
import { languages } from './languages'

const now = Date.parse('2026-11-20T12:00:00Z')
const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString()
const minute = 60_000
const day = 24 * 60 * minute

describe('a relative date', () => {
  it.each([
    ['en', minute - 1, 'just now'],
    ['en', 5 * minute, '5 minutes ago'],
    ['en', 3 * 60 * minute, '3 hours ago'],
    ['en', 24 * 60 * minute, 'yesterday'],
    ['en', -5 * minute, 'just now'],
    ['ko', minute - 1, '방금'],
    ['ko', 5 * minute, '5분 전'],
    ['ko', 24 * 60 * minute, '어제'],
    ['zh', minute - 1, '刚刚'],
    ['zh', 5 * minute, '5分钟前'],
    ['vi', minute - 1, 'vừa xong'],
    ['vi', 3 * 60 * minute, '3 giờ trước'],
  ] as const)('in %s, %d ms ago, reads %s', (language, age, text) => {
    expect(formatsOf(language).relative(ago(age), now)).toBe(text)
  })

  it('is an absolute date after a week', () => {
    expect(formatsOf('en').relative('2026-11-01T12:00:00Z', now)).toBe('Nov 1, 2026')
    expect(formatsOf('ko').relative('2026-11-01T12:00:00Z', now)).toBe('2026년 11월 1일')
    expect(formatsOf('zh').relative('2026-11-01T12:00:00Z', now)).toBe('2026年11月1日')
    expect(formatsOf('vi').relative('2026-11-01T12:00:00Z', now)).toBe('1 thg 11, 2026')
  })
})

it.each([
  ['en', /^\d?\d:05\s[AP]M$/],
  ['ko', /\d?\d:05$/],
  ['zh', /^\d\d:05$/],
  ['vi', /^\d\d:05$/],
] as const)('the time of day in %s reads %s', (language, text) => {
  expect(formatsOf(language).time('2026-11-01T12:05:00Z')).toMatch(text)
})

describe.each(languages)('in %s, a date reads as the browser writes it', (language) => {
  it('for each day of two years', () => {
    const written = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', day: 'numeric' })
    for (let at = now; at < now + 2 * 365 * day; at += day) {
      const iso = new Date(at).toISOString()
      expect(formatsOf(language).day(iso)).toBe(written.format(at))
    }
  })

  it.each([
    ['minute', minute, 60],
    ['hour', 60 * minute, 24],
    ['day', day, 7],
  ] as const)('and for each %s before', (unit, length, end) => {
    const written = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
    // In the middle of a sentence: Vietnamese has a capital there otherwise.
    for (let count = 1; count < end; count++)
      expect(formatsOf(language).relative(ago(count * length), now)).toBe(
        written.format(-count, unit).toLocaleLowerCase(language),
      )
  })
})

it.each([
  ['en', 1536, '1.5 kB'],
  ['en', 3 * 1024 * 1024, '3 MB'],
  ['ko', 3 * 1024 * 1024, '3MB'],
  ['vi', 1536, '1,5 kB'],
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
