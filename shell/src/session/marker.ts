/** The readable cookie that mirrors the marker of the sign-in this browser holds. */
const markerCookie = 'wr_marker'

/**
 * The marker of the current browser session, or undefined where there is none.
 * @param cookies the text of document.cookie
 */
export function browserMarker(cookies: string = document.cookie): string | undefined {
  for (const cookie of cookies.split(/;\s*/)) {
    const [name, value] = cookie.split('=')
    if (name === markerCookie && value) return decodeURIComponent(value)
  }
  return undefined
}
