import type { Redirects } from '@within-reach/contract'

/** A page of a remote that a member can open. */
export interface MemberPage {
  readonly remote: string
  readonly address: string
}

interface RecordRoute {
  readonly path: string
  readonly audience?: string
  readonly redirects?: Redirects
}

/**
 * The pages of every live remote that a member sees, without those that redirect a member.
 * @param needed the queries of pages that cannot be opened without one, by path
 */
export async function memberPages(site: string, needed: ReadonlyMap<string, string>): Promise<MemberPage[]> {
  const { remotes } = (await (await fetch(`${site}/api/registry/decision`)).json()) as {
    readonly remotes: Readonly<Record<string, { readonly version: string }>>
  }
  const pages = Object.entries(remotes).map(async ([remote, { version }]) => {
    const record = await fetch(`${site}/remotes/${remote}/${version}/record.json`)
    const { routes } = (await record.json()) as { readonly routes: readonly RecordRoute[] }
    return routes
      .filter(({ audience, redirects }) => audience !== 'operators' && !redirects?.members)
      .map(({ path }) => {
        const query = needed.get(path)
        return { remote, address: query === undefined ? path : `${path}?${query}` }
      })
  })
  return (await Promise.all(pages)).flat()
}
