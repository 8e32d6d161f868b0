import { money } from './offer-facts'

it('shows the rent that the mail names, with decimals only if it has some', () => {
  expect(money(1250.5, 'GBP', 'en')).toBe('£1,250.50')
  expect(money(1250, 'GBP', 'en')).toBe('£1,250')
  expect(money(650_000, 'KRW', 'ko')).toBe('₩650,000')
})
