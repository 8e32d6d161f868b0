import { type BoardSearch, boardSearchQuery } from '@within-reach/contract'
import { boardPath, withQuery } from '@within-reach/shared-core'

/**
 * The page of a list.
 * @param saved the id of the saved search that opens it, whose new posts then count as seen
 */
export const listPath = ({ type, ...search }: BoardSearch, saved?: number): string =>
  withQuery(boardPath[type], { ...boardSearchQuery(search), saved })
