/** The page number of an address; 1 if there is none or an invalid one. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
