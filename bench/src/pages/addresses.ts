import type { RemoteRoute } from '@within-reach/contract'

/** The fields of a declared page that decide at which addresses it is measured, and whether search engines may list it. */
export type DeclaredRoute = Pick<RemoteRoute, 'path' | 'reads' | 'unlisted' | 'audience'>

/** Example values of queries. */
export interface Examples {
  /** The queries of pages that cannot be opened without one, by path. */
  readonly needed: ReadonlyMap<string, string>
  /** The queries of pages whose parameters are tried together, by path. */
  readonly combined: ReadonlyMap<string, readonly Readonly<Record<string, string>>[]>
  /** A value for each parameter that filters a list. */
  readonly narrowing: Readonly<Record<string, string>>
}

/**
 * The addresses at which pages are measured: each without a query, and once with each query that its first calls read, or with
 * those that are tried together.
 * The pages for operators are left out: to visitors and members they do not exist.
 * @param routes all declared pages
 * @returns addresses without duplicates
 * @throws Error that names a query without an example
 */
export function addressesOf(
  routes: readonly DeclaredRoute[],
  { needed, combined, narrowing }: Examples,
): readonly string[] {
  const addresses = routes.flatMap(({ path, reads = [], audience }) => {
    if (audience === 'operators') return []
    const query = needed.get(path)
    if (query !== undefined) return [`${path}?${query}`]
    const names = reads.flatMap(({ query: names = [] }) => names)
    const together = combined.get(path)
    const tried = together ?? names.map((name) => ({ [name]: narrowing[name] ?? '' }))
    for (const name of names)
      if (!tried.some((one) => one[name]))
        throw new Error(
          `The page ${path} reads "${name}" from its address: add an example of it to examples.ts.`,
        )
    return [path, ...tried.map((query) => `${path}?${inAddress(query)}`)]
  })
  return [...new Set(addresses)]
}

const inAddress = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
