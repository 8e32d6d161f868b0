/**
 * Makes the page's skip link move focus only. Left to the browser it would add a history entry without a state,
 * which back and forward could not tell from the first one of the visit.
 * @param page the document that holds the link
 */
export function skipToContent(page: Document = document): void {
  const link = page.querySelector<HTMLAnchorElement>('.wr-skip-link')
  link?.addEventListener('click', (event) => {
    const target = page.getElementById(link.hash.slice(1))
    if (!target) return
    event.preventDefault()
    target.focus()
    target.scrollIntoView()
  })
}
