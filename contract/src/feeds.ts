import { narrowingFields } from './board-search'
import { type Language, languageParameter } from './languages'

/**
 * The address of the Atom feed of a board, or of a search in it.
 * @param board the path of the board's page
 * @param query of the board's page
 * @param language of the feed's title; English is the default of the feed
 */
export function feedAddress(board: string, query: URLSearchParams, language: Language = 'en'): string {
  const kept = narrowingFields.flatMap((name) => {
    const value = query.get(name) ?? ''
    return value === '' ? [] : [[name, value] as const]
  })
  const chosen = language === 'en' ? [] : [[languageParameter, language] as const]
  const fields = new URLSearchParams(Object.fromEntries([...kept, ...chosen]))
  return `/feeds${board}.atom${fields.size > 0 ? `?${fields.toString()}` : ''}`
}
