import { narrowingFields } from './board-search'
import { type Language, languageParameter } from './languages'
import { photosAddress } from './pages'
import { allFilterNames } from './post-filter'

/** A feed has its own order. */
const ofPhotos = allFilterNames.filter((name) => name !== 'sort')

/**
 * The address of the Atom feed of a board, or of a search in it.
 * @param board the path of the board's page, or of the view with photos
 * @param query of this page
 * @param language of the feed's title; English is the default of the feed
 */
export function feedAddress(board: string, query: URLSearchParams, language: Language = 'en'): string {
  const names = board === photosAddress ? ofPhotos : narrowingFields
  const kept = names.flatMap((name) => {
    const value = query.get(name) ?? ''
    return value === '' ? [] : [[name, value] as const]
  })
  const chosen = language === 'en' ? [] : [[languageParameter, language] as const]
  const fields = new URLSearchParams(Object.fromEntries([...kept, ...chosen]))
  return `/feeds${board}.atom${fields.size > 0 ? `?${fields.toString()}` : ''}`
}
