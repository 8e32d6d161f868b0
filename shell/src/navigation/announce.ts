/**
 * Makes the place from which a screen reader says where a navigation led.
 * @param page gets it, unseen, at its end
 * @returns says the name of the page that is on show now
 */
export function createAnnouncer(page: Document = document): (name: string) => void {
  const region = page.createElement('div')
  region.className = 'wr-visually-hidden'
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  page.body.append(region)
  return (name) => region.replaceChildren(name)
}
