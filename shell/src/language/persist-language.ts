import { isLanguage, languageCookie } from '@within-reach/contract'
import { createLanguageStore, type LanguageStore } from '@within-reach/shared-core'

const year = 365 * 24 * 60 * 60

/**
 * The language of this visit. The service renders the page in the chosen language or in the browser's own. A choice is
 * kept in a cookie for a year, and the service reads it with the next page.
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
