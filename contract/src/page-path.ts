/**
 * Normalises a page's path: decoded (RFC 3986, section 6.2.2), lower case, without empty segments and without a trailing
 * slash. Paths with the same normal form are the same page.
 * @param pathname the path of a URL, with or without encoded characters
 * @returns undefined if it cannot be decoded
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
