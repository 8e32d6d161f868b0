import { postAddress, searchAddress, type SearchedList } from '@within-reach/contract'

/**
 * The addresses in mails about saved searches.
 * @param publicUrl empty for paths of the site
 */
export const pagesOf = (publicUrl: string) => ({
  post: (id: number): string => `${publicUrl}${postAddress}?id=${id}`,
  /** The list of a search, which counts its posts as seen. */
  list: (id: number, list: SearchedList): string => {
    const { path, query } = searchAddress(list)
    return `${publicUrl}${path}?${new URLSearchParams({ ...query, saved: String(id) }).toString()}`
  },
  searches: `${publicUrl}/mysearches`,
})
