import { boardAddress, photosAddress, readPostFilter } from '@within-reach/contract'

/**
 * The path of the board whose posts the view with photos shows, which gives the view and its feed their title.
 * @returns undefined for other pages
 */
export const photoBoard = (pathname: string, query: URLSearchParams): string | undefined =>
  pathname === photosAddress ? boardAddress[readPostFilter(query).type] : undefined
