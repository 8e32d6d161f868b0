import type { Localized } from '@within-reach/contract'
import type { ReadableLanguage } from '@within-reach/shared-core'

/** Data, since the page needs them before the message catalogue is loaded. */
const label: Localized = { en: 'Skip to content', ko: '본문으로 건너뛰기' }

/**
 * Makes the skip link move the focus only. The browser's default would add a history entry without a state, which back
 * and forward could not tell from the first entry of the visit.
 * @param language of the link's text
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
