import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser is a phone's, by its client hint (`Sec-CH-UA-Mobile` of User-Agent Client Hints), else by the word that
 * mobile browsers have in their user agent.
 */
export function isMobile(headers: IncomingHttpHeaders): boolean {
  const hint = headers['sec-ch-ua-mobile']
  return hint === undefined ? /Mobi/.test(headers['user-agent'] ?? '') : hint === '?1'
}
