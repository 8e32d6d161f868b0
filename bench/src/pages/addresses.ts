import type { RemoteRoute } from '@within-reach/contract'

/** The parts of a declared page that decide at which addresses it is measured. */
export type DeclaredRoute = Pick<RemoteRoute, 'path' | 'reads'>

/** Values of queries, and where to find those that depend on the site's content. */
export interface Examples {
  /** What a page cannot be opened without, by path. */
  readonly needed: ReadonlyMap<string, string>
  /** A value for each query by which a list is narrowed. */
  readonly narrowing: Readonly<Record<string, string>>
}

/**
 * The addresses at which pages are measured: each as it is opened first, and once for each query that its first calls
 * read. The console is left out: the specification has no route of it.
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
