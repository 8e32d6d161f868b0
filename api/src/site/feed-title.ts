import { type Language, pickLanguage, type Region, regionNames } from '@within-reach/contract'

/**
 * The title of a feed: the name of its board, with what it is narrowed to. A reader of feeds lists them by title, so two searches of
 * one board must differ.
 * @param board its name in the language
 */
export function feedTitle(board: string, query: URLSearchParams, language: Language): string {
  const region = query.get('region') ?? ''
  const narrowedTo = [query.get('search')?.trim() ?? '', regionIn(region, language)].filter(Boolean)
  return narrowedTo.length > 0 ? `${board}: ${narrowedTo.join(', ')}` : board
}

const regionIn = (region: string, language: Language): string =>
  isRegion(region) ? pickLanguage(regionNames[region].alone, language) : ''

const isRegion = (name: string): name is Region => Object.hasOwn(regionNames, name)
