import { readPercent, readReason } from './values'

it.each(['0', '5', '2.5', '100'])('%s is a percentage', (text) => {
  expect(readPercent(text)).toBe(Number(text))
})

it.each(['', ' ', '101', '-1', 'five'])('"%s" is no percentage', (text) => {
  expect(() => readPercent(text)).toThrow('--canary needs a percentage from 0 to 100.')
})

it('a reason is neither empty nor longer than the service takes', () => {
  expect(readReason(' Prices first ')).toBe('Prices first')
  expect(() => readReason(' ')).toThrow('--why must not be empty.')
  expect(() => readReason('x'.repeat(501))).toThrow('--why must be at most 500 characters long.')
})
