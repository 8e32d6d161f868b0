import { readSettings } from './settings'

describe('the setting EXCHANGE_RATES', () => {
  it('has a day and the rates of some currencies, and is absent by default', () => {
    expect(readSettings({}).exchangeRates).toBeNull()
    expect(readSettings({ EXCHANGE_RATES: '2026-11-01 USD=1,KRW=1380,EUR=0.92' }).exchangeRates).toEqual({
      day: '2026-11-01',
      rates: { USD: 1, KRW: 1380, EUR: 0.92 },
    })
  })

  it.each([
    'USD=1,EUR=0.9',
    '2026-02-30 USD=1,EUR=0.9',
    '2026-11-01 USD=1',
    '2026-11-01 USD=1,EUR=0',
    '2026-11-01 USD=1,EUR=0.9,EUR=0.8',
    '2026-11-01 USD=1,XAU=0.9',
    '2026-11-01 USD=1, EUR=0.9',
    '2026-11-01 USD=1,EUR=0,9',
  ])('refuses "%s"', (EXCHANGE_RATES) => {
    expect(() => readSettings({ EXCHANGE_RATES })).toThrow(
      'EXCHANGE_RATES must be a day and the rates of at least two of KRW, GBP, USD, EUR, JPY, CNY, CAD, AUD, such as 2026-11-01 USD=1,KRW=1380,EUR=0.92.',
    )
  })
})
