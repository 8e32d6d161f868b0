import { boardAddress, boardSearchQuery, postAddress, type SavedSearch } from '@within-reach/contract'

/** The addresses in mails about saved searches. */
export const pagesOf = (publicUrl: string) => ({
  post: (id: number): string => `${publicUrl}${postAddress}?id=${id}`,
  /** The list of a search, which counts its posts as seen. */
  list: (id: number, list: SavedSearch['list']): string => {
    const query = new URLSearchParams({ ...boardSearchQuery(list), saved: String(id) })
    return `${publicUrl}${boardAddress[list.type]}?${query.toString()}`
  },
  searches: `${publicUrl}/mysearches`,
})
