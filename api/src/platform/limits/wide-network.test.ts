import { wideNetworkOf } from './wide-network'

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.250', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::2', '2001:db8:1::/48'],
  ['2001:db8:2:2::1', '2001:db8:2::/48'],
  ['nonsense', 'nonsense'],
])('%s is of %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network)
})
