import { type Localized, pickLanguage } from '@within-reach/contract'
import type { ReadableLanguage } from '@within-reach/shared-core'

/** Not in the catalogue, because the page needs the label before the catalogue is loaded. */
const label: Localized = {
  en: 'Skip to content',
  ko: '본문으로 건너뛰기',
  zh: '跳到正文',
  vi: 'Chuyển đến nội dung',
}

/**
 * Makes the skip link move the focus only. The browser's default would add a history entry without a state. On back or
 * forward, such an entry would look like the first one of the visit.
 * @param language the language of the link's text
 * @param page the document that holds the link
 */
export function skipToContent({ language$ }: ReadableLanguage, page: Document = document): void {
  const link = page.querySelector<HTMLAnchorElement>('.wr-skip-link')
  language$.subscribe((language) => link?.replaceChildren(pickLanguage(label, language)))
  link?.addEventListener('click', (event) => {
    const target = page.getElementById(link.hash.slice(1))
    if (!target) return
    event.preventDefault()
    target.focus()
    target.scrollIntoView()
  })
}
