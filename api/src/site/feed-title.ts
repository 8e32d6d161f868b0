/**
 * The title of a feed: the name of its board, with what it is narrowed to. A reader of feeds lists them by title, so two searches of
 * one board must differ.
 */
export function feedTitle(board: string, query: URLSearchParams): string {
  const region = query.get('region') ?? ''
  const narrowedTo = [query.get('search')?.trim() ?? '', region === 'all' ? '' : region].filter(Boolean)
  return narrowedTo.length > 0 ? `${board}: ${narrowedTo.join(', ')}` : board
}
