/**
 * The one form of a page's address: decoded (RFC 3986, section 6.2.2), in lower case, without empty segments and without a slash
 * at the end. Addresses of the same form are the same page.
 * @param pathname the path of an address, with or without encoded characters
 * @returns undefined where it cannot be decoded
 */
export function normalPath(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname).toLowerCase()
    return `/${decoded
      .split(/[/\\]+/)
      .filter((segment) => segment !== '')
      .join('/')}`
  } catch {
    return undefined
  }
}
