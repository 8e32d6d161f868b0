import { followedLink } from '../navigation/followed-link'

/** Whether a click follows a link to another page of this site in this tab. */
export function opensAnotherPage(event: MouseEvent): boolean {
  const link = followedLink(event)
  return link !== undefined && link.pathname !== window.location.pathname
}
