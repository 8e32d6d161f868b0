import { developmentWithheldHeader } from '@within-reach/contract'

/**
 * Tells whether the site withheld something from the page on display because it has no operator's rights.
 * @param isWithheld whether it withheld the page itself
 * @param tell called with the first result, and with each change
 */
export function watchWithheld(page: Window, isWithheld: boolean, tell: (isWithheld: boolean) => void): void {
  let { pathname } = page.location
  if (isWithheld) tell(true)
  const { fetch } = page
  page.fetch = async (...request) => {
    const answer = await fetch.apply(page, request)
    if (answer.headers.has(developmentWithheldHeader)) tell(true)
    return answer
  }
  page.addEventListener('single-spa:routing-event', () => {
    if (page.location.pathname === pathname) return
    pathname = page.location.pathname
    tell(false)
  })
}
