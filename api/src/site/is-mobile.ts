import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser runs on a phone, by its client hint (`Sec-CH-UA-Mobile` of User-Agent Client Hints), otherwise by the word
 * `Mobi`, which mobile browsers have in their user agent.
 */
export function isMobile(headers: IncomingHttpHeaders): boolean {
  const hint = headers['sec-ch-ua-mobile']
  return hint === undefined ? /Mobi/.test(headers['user-agent'] ?? '') : hint === '?1'
}
