import { type FactType, photosAddress, readPostFilter } from '@within-reach/contract'

/**
 * The board whose posts the view with photos shows, which gives the view and its feed their title.
 * @returns undefined for other pages
 */
export const photoBoard = (pathname: string, query: URLSearchParams): FactType | undefined =>
  pathname === photosAddress ? readPostFilter(query).type : undefined
