import { shortened } from './shortened'

it.each([
  ['short text', 'A room', 10, 'A room'],
  ['text of exactly the length', 'A room', 6, 'A room'],
  ['words', 'A bright room near Hongdae', 16, 'A bright room…'],
  ['text without spaces', '서울에서집을찾습니다', 5, '서울에서…'],
])('cuts %s', (_, text, most, expected) => {
  expect(shortened(text, most)).toBe(expected)
})

it.each([
  ['a flag', '🇰🇷'],
  ['a family', '👨‍👩‍👧'],
  ['a tone of skin', '👍🏽'],
  ['a letter with its mark', 'ê\u0323'],
])('splits no sign of several code points: %s', (_, sign) => {
  expect(shortened(`room${sign}and more`, 6)).toBe(`room${sign}…`)
  expect(shortened(`rooms${sign}and more`, 6)).toBe('rooms…')
})

it('cuts a sign that never ends', () => {
  expect(shortened(`room ${'👨‍'.repeat(5000)}`, 20)).toBe('room…')
})
