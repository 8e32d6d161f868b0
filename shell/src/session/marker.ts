/** The readable cookie that mirrors the marker of the sign-in this browser holds. */
const markerCookie = 'wr_marker'
/** Its name where the site is served over https: no neighbour below the same domain can set it. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- the name of a cookie
const hostMarkerCookie = `__Host-${markerCookie}`

/**
 * The marker of the current browser session, or undefined where there is none.
 * @param cookies the text of document.cookie
 */
export function browserMarker(cookies: string = document.cookie): string | undefined {
  const held = new Map(cookies.split(/;\s*/).map((cookie) => cookie.split('=', 2) as [string, string]))
  const value = held.get(hostMarkerCookie) ?? held.get(markerCookie)
  return value ? decodeURIComponent(value) : undefined
}
