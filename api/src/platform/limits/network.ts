import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network that an address counts as. A household has 2^64 IPv6 addresses (RFC 6177), so they count as their /64. An
 * IPv4 address counts as itself, in any notation. Anything else is unchanged.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [before = '', after] = address.split('%', 1).join('').split('::')
  const groups = before === '' ? [] : before.split(':')
  const last = after ? after.split(':') : []
  const zeros = after === undefined ? [] : Array<string>(8 - groups.length - last.length).fill('0')
  const network = [...groups, ...zeros, ...last].slice(0, 4).map((group) => parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/**
 * The wide network of an address, which one person may control: 256 IPv4 addresses, or the /48 that a site gets in IPv6
 * (RFC 6177).
 */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address)
  if (isIPv4(network)) return network.replace(/\.\d+$/, '.0/24')
  const groups = network.endsWith('/64') ? network.split(':').slice(0, 3) : []
  return groups.length === 3 ? `${groups.join(':')}::/48` : network
}
