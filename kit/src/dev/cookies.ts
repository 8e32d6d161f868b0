/** The cookies of a request, by name (RFC 6265, section 4.2.1). */
export const readCookies = (header = ''): ReadonlyMap<string, string> =>
  new Map(
    header
      .split(/; */)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const)
      .filter(([name]) => name !== ''),
  )

const prefix = '__Host-'
/** Over https, these cookies of a site have the prefix `__Host-`, which browsers refuse over http. */
const isPrefixed = (name: string): boolean => name.startsWith('wr_')

/**
 * The Cookie header for the site.
 * @param header of the browser
 * @param secure whether the site is served over https
 * @param isOwn whether a cookie is the dev server's
 * @returns undefined if none is left
 */
export function cookiesForSite(
  header: string | undefined,
  secure: boolean,
  isOwn: (name: string) => boolean,
): string | undefined {
  const pairs = [...readCookies(header)]
    .filter(([name]) => !isOwn(name))
    .map(([name, value]) => `${secure && isPrefixed(name) ? prefix : ''}${name}=${value}`)
  return pairs.length === 0 ? undefined : pairs.join('; ')
}

/**
 * A Set-Cookie header for the browser, which uses the dev server over http and by another name: without the prefix
 * `__Host-`, Secure and Domain.
 */
export const cookieForBrowser = (header: string): string =>
  header
    .split(/; */)
    .map((part, index) => (index === 0 && part.startsWith(prefix) ? part.slice(prefix.length) : part))
    .filter((part) => !/^(?:secure|domain=.*)$/i.test(part))
    .join('; ')
