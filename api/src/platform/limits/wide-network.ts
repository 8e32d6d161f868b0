import { networkOf } from './network'

/**
 * The network for evidence: the block that one holder usually has, /24 in IPv4 and /48 in IPv6 (RFC 6177). Anything else is
 * unchanged.
 */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address)
  const four = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1]
  if (four !== undefined) return `${four}.0/24`
  const six = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network)?.[1]
  return six === undefined ? network : `${six}::/48`
}
