import { decimalOf } from './typed-amount'

it.each([
  ['640', '640'],
  ['640.5', '640.5'],
  ['12,50', '12.50'],
  ['650,000', '650000'],
  ['650.000', '650000'],
  ['10 000 000', '10000000'],
  ['1,250.50', '1250.50'],
  ['1.250,50', '1250.50'],
  ['₩650,000', '650000'],
  [' 640 £ ', '640'],
  ['６５０，０００', '650000'],
  ['0.500', '0.500'],
  ['', ''],
])('%s is the amount %s', (typed, decimal) => {
  expect(decimalOf(typed)).toBe(decimal)
})

it.each(['much', '6,50,00', '1,250,50', '1.250.50', '-5', '700 or 800'])(
  '%s stays, as no amount',
  (typed) => {
    expect(decimalOf(typed)).toBe(typed)
  },
)
