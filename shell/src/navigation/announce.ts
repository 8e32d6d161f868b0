/**
 * Creates the live region that announces each page to screen readers.
 * @param page the document that gets the region, invisible, at its end
 * @returns a function that announces the name of the current page
 */
export function createAnnouncer(page: Document = document): (name: string) => void {
  const region = page.createElement('div')
  region.className = 'wr-visually-hidden'
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  page.body.append(region)
  return (name) => region.replaceChildren(name)
}
