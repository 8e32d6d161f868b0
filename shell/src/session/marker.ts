/** The readable cookie that mirrors the marker of this browser's sign-in. */
const markerCookie = 'wr_marker'
/** Its name over https. Another site below the same domain cannot set it. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- the name of a cookie
const hostMarkerCookie = `__Host-${markerCookie}`

/**
 * The marker of the browser's current session, or undefined.
 * @param cookies the text of document.cookie
 */
export function browserMarker(cookies: string = document.cookie): string | undefined {
  const held = new Map(cookies.split(/;\s*/).map((cookie) => cookie.split('=', 2) as [string, string]))
  const value = held.get(hostMarkerCookie) ?? held.get(markerCookie)
  return value ? decoded(value) : undefined
}

/** Another site below the same domain may have set a cookie that is no valid percent-encoding. It matches no session. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
