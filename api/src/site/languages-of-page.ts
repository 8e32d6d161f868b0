import { isLanguage, type Language, languageParameter, languages } from '@within-reach/contract'
import { escapeMarkup } from './escape'

/** The language that an address names; undefined without one. */
export function languageIn(query: URLSearchParams): Language | undefined {
  const named = query.get(languageParameter)
  return isLanguage(named) ? named : undefined
}

/** The address of a page in a language; without one, in the language of each visitor. */
export function addressIn(address: string, language: Language | undefined): string {
  if (language === undefined) return address
  return `${address}${address.includes('?') ? '&' : '?'}${languageParameter}=${language}`
}

/**
 * The links to a page in each language, for search engines, which choose none themselves. Each language names all, and itself.
 * @param address of the page in the language of each visitor
 */
export const languageLinks = (address: string): string[] =>
  [undefined, ...languages].map((language) => {
    const href = escapeMarkup(addressIn(address, language))
    return `<link rel="alternate" hreflang="${language ?? 'x-default'}" href="${href}">`
  })
