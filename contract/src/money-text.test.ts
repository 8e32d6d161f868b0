import { moneyText } from './money-text'

it.each([
  [900_000, 'KRW', 'en', '₩900,000'],
  [1250, 'GBP', 'en', '£1,250'],
  [1250.5, 'GBP', 'en', '£1,250.50'],
  [650_000, 'KRW', 'ko', '₩650,000'],
  [9.25, 'KRW', 'ko', '₩9.25'],
] as const)('%s %s in %s is %s', (amount, currency, language, text) => {
  expect(moneyText({ amount, currency }, language)).toBe(text)
})
