import { searchAddress, type SearchedList } from '@within-reach/contract'
import { withQuery } from '@within-reach/shared-core'

/**
 * The page of a list.
 * @param saved the id of the saved search that opens it, whose new posts then count as seen
 */
export function listPath(list: SearchedList, saved?: number): string {
  const { path, query } = searchAddress(list)
  return withQuery(path, { ...query, saved })
}
