import type { RemoteRoute } from '@within-reach/contract'

/** The fields of a declared page that decide at which addresses it is measured, and whether search engines may list it. */
export type DeclaredRoute = Pick<RemoteRoute, 'path' | 'reads' | 'unlisted'>

/** Example values of queries. */
export interface Examples {
  /** The queries of pages that cannot be opened without one, by path. */
  readonly needed: ReadonlyMap<string, string>
  /** A value for each parameter that filters a list. */
  readonly narrowing: Readonly<Record<string, string>>
}

/**
 * The addresses at which pages are measured: each without a query, and once with each query that its first calls read.
 * The console is left out, because the specification has no route for it.
 * @param routes all declared pages
 * @returns addresses without duplicates
 * @throws Error that names a query without an example
 */
export function addressesOf(
  routes: readonly DeclaredRoute[],
  { needed, narrowing }: Examples,
): readonly string[] {
  const addresses = routes.flatMap(({ path, reads = [] }) => {
    if (path === '/console' || path.startsWith('/console/')) return []
    const query = needed.get(path)
    if (query !== undefined) return [`${path}?${query}`]
    const names = reads.flatMap(({ query: names = [] }) => names)
    return [path, ...names.map((name) => `${path}?${name}=${encodeURIComponent(exampleOf(name, path))}`)]
  })
  return [...new Set(addresses)]

  function exampleOf(name: string, path: string): string {
    const example = narrowing[name]
    if (example === undefined)
      throw new Error(
        `The page ${path} reads "${name}" from its address: add an example of it to examples.ts.`,
      )
    return example
  }
}
