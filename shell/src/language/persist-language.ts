import { languageCookie, languageNamed, languageParameter } from '@within-reach/contract'
import { createLanguageStore, type LanguageStore } from '@within-reach/shared-core'

const year = 365 * 24 * 60 * 60

/**
 * The language of this visit. The service renders the page in the chosen language or in the browser's own. A choice is
 * kept in a cookie for a year, and the service reads it with the next page. An address that names another language loses it then.
 */
export function persistLanguage(page: Document = document): LanguageStore {
  const store = createLanguageStore(languageNamed(page.documentElement.lang))
  return {
    ...store,
    choose(language) {
      page.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${year}; SameSite=Lax`
      page.documentElement.lang = language
      forgetNamedLanguage(page)
      store.choose(language)
    },
  }
}

function forgetNamedLanguage({ defaultView: view }: Document): void {
  const address = new URL(view?.location.href ?? '')
  if (!address.searchParams.has(languageParameter)) return
  address.searchParams.delete(languageParameter)
  view?.history.replaceState(view.history.state, '', address)
}
