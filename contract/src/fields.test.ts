import * as v from 'valibot'
import { Code, CodeOrLink, Day, optionalLine, requiredLine, requiredText } from './fields'

it.each(['12345', ' 123 45\n', '\u300012345\u00a0'])('takes the code %j as people enter it', (typed) => {
  expect(v.parse(Code, typed)).toBe('12345')
  expect(v.parse(CodeOrLink, typed)).toBe('12345')
})

it.each(['1234', '123456', '12a45', '１２３４５', '१२३४५', ''])('refuses %j as a code', (typed) => {
  expect(v.safeParse(Code, typed).success).toBe(false)
})

it('takes the secret of a link', () => {
  expect(v.parse(CodeOrLink, `${'0a'.repeat(16)} `)).toBe('0a'.repeat(16))
})

it.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-04-31', false],
  ['1900-01-01', true],
  // A browser's date field makes it of a typed year 26.
  ['0026-12-20', false],
  // PostgreSQL has no such year.
  ['0000-01-01', false],
])('%s is a day of the calendar: %s', (day, is) => {
  expect(v.is(Day, day)).toBe(is)
})

it.each(['', ' \n', '\u200b', '\u3164 \u2800', '\ufeff\u00ad\u202e', '\u0001'])(
  'takes %j for an empty text, because it shows nothing',
  (text) => {
    const [issue] = v.safeParse(requiredText(200), text).issues ?? []
    expect(issue?.type).toBe('non_empty')
  },
)

it.each(['.', '\u200bA\u200b', '👩\u200d🔬', '한'])('takes %j as it is', (text) => {
  expect(v.parse(requiredText(200), text)).toBe(text)
})

it('removes from a line what reorders the texts after it', () => {
  expect(v.parse(requiredLine(200), 'A \u202eroom\u2066 \u202a+82 10\u202c \u202b')).toBe('A room +82 10')
  expect(v.parse(optionalLine(200), '\u202e Seoul')).toBe('Seoul')
  expect(v.parse(optionalLine(200), undefined)).toBe('')
})

it('keeps the marks that right-to-left texts need in a line', () => {
  const text = 'غرفة (WiFi)\u200f في سيول'
  expect(v.parse(requiredLine(200), text)).toBe(text)
})
