import { isLanguage, languageCookie } from '@within-reach/contract'
import { createLanguageStore, type LanguageStore } from '@within-reach/shared-core'

const year = 365 * 24 * 60 * 60

/**
 * The language of this visit: the service serves the page in the one that was chosen, or in the browser's own. A choice is
 * kept for a year and told to the service with the next page.
 */
export function persistLanguage(page: Document = document): LanguageStore {
  const served = page.documentElement.lang
  const store = createLanguageStore(isLanguage(served) ? served : 'en')
  return {
    ...store,
    choose(language) {
      page.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${year}; SameSite=Lax`
      page.documentElement.lang = language
      store.choose(language)
    },
  }
}
