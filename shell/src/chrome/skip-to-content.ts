import type { Localized } from '@within-reach/contract'
import type { ReadableLanguage } from '@within-reach/shared-core'

/** In the page itself, before there are words: data, like the titles of pages. */
const label: Localized = { en: 'Skip to content', ko: '본문으로 건너뛰기' }

/**
 * Makes the page's skip link move focus only. Left to the browser it would add a history entry without a state,
 * which back and forward could not tell from the first one of the visit.
 * @param language what the link is named in
 * @param page the document that holds the link
 */
export function skipToContent({ language$ }: ReadableLanguage, page: Document = document): void {
  const link = page.querySelector<HTMLAnchorElement>('.wr-skip-link')
  language$.subscribe((language) => link?.replaceChildren(label[language]))
  link?.addEventListener('click', (event) => {
    const target = page.getElementById(link.hash.slice(1))
    if (!target) return
    event.preventDefault()
    target.focus()
    target.scrollIntoView()
  })
}
