import { isIPv4, isIPv6 } from 'node:net'

/**
 * What limits count an address as. A household has 2^64 addresses of IPv6 (RFC 6177), so they count by their network
 * of 64 bits; an IPv4 address counts as itself, however it is written. Anything else stays as it is.
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
 * The wide network of an address, which one person can hold whole: 256 addresses of IPv4, or the /48 of IPv6 that a site
 * is given (RFC 6177).
 */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address)
  if (isIPv4(network)) return network.replace(/\.\d+$/, '.0/24')
  const groups = network.endsWith('/64') ? network.split(':').slice(0, 3) : []
  return groups.length === 3 ? `${groups.join(':')}::/48` : network
}
