import { nameOf } from './field-names'

it.each([
  ['region', 'South Korea', '대한민국'],
  ['region', 'all', '전체'],
  ['status', 'Seek', '구직'],
  ['visa', 'yes', '예'],
  ['admission', 'no', '아니요'],
  ['gender', 'female', '여성'],
  ['language', 'ko', '한국어'],
  ['language', 'vi', 'Tiếng Việt'],
  ['text', 'yes', 'yes'],
])('the %s %s is named in the language of the archive', (field, value, name) => {
  expect(nameOf(field, value, 'ko')).toBe(name)
})
