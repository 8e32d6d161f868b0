import * as v from 'valibot'
import { VersionNumber } from './live'

it.each(['1.5.0', '0.0.10', '1.5.0~pr42', '1.5.0-rc.1', '1.5.0.2', '1.5.0a', '10.20.30_1'])(
  '%s is a version',
  (text) => {
    expect(v.is(VersionNumber, text)).toBe(true)
  },
)

it.each(['', '1.5', '1.5.', 'v1.5.0', '1.5.0!', '1.5.0 ', '1.5.0/2'])('%s is not a version', (text) => {
  expect(v.is(VersionNumber, text)).toBe(false)
})

it('a text with many digits is rejected quickly', () => {
  // If the pattern could match a digit in two ways, this would take minutes.
  expect(v.is(VersionNumber, `1.1.${'1'.repeat(1_000_000)}!`)).toBe(false)
})
