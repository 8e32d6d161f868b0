import { networkOf } from './network'

/**
 * What evidence counts an address as: the block that one holder usually has, which is /24 of IPv4 and /48 of IPv6 (RFC 6177).
 * Anything else stays as it is.
 */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address)
  const four = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1]
  if (four !== undefined) return `${four}.0/24`
  const six = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network)?.[1]
  return six === undefined ? network : `${six}::/48`
}
