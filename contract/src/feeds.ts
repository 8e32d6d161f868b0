import { narrowingFields } from './board-search'
import { type Language, languageParameter } from './languages'

/**
 * The address of the Atom feed of a board, or of a search in it.
 * @param board the path of the board's page, or of the view with photos
 * @param query of this page
 * @param language of the feed's title; English is the default of the feed
 * @param fields of the query that narrow the list. They are given, so that a board's list does not load those of the photos
 */
export function feedAddress(
  board: string,
  query: URLSearchParams,
  language: Language = 'en',
  fields: readonly string[] = narrowingFields,
): string {
  const kept = fields.flatMap((name) => {
    const value = query.get(name) ?? ''
    return value === '' ? [] : [[name, value] as const]
  })
  const chosen = language === 'en' ? [] : [[languageParameter, language] as const]
  const written = new URLSearchParams(Object.fromEntries([...kept, ...chosen]))
  return `/feeds${board}.atom${written.size > 0 ? `?${written.toString()}` : ''}`
}
