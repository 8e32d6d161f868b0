import type { PageRoute } from '@within-reach/registry'
import type { DecisionStore } from '@within-reach/runtime'

/** A page of this site. */
export interface KnownPage {
  readonly route: PageRoute
  /** The remote that owns it; undefined if it is one of the shell's own. */
  readonly owner: string | undefined
}

/** Finds the page at a path, operators' pages included: only operators see links to these. */
export type FindPage = (pathname: string) => KnownPage | undefined

/** @param own the shell's own pages */
export function createFindPage(
  decisions: Pick<DecisionStore, 'current'>,
  own: readonly PageRoute[],
): FindPage {
  let known: ReturnType<DecisionStore['current']> | undefined
  let pages: ReadonlyMap<string, KnownPage> = new Map()
  return (pathname) => {
    const decision = decisions.current()
    if (decision !== known) {
      known = decision
      pages = pagesOf(known, own)
    }
    return pages.get(pathname)
  }
}

function pagesOf(
  { remotes }: ReturnType<DecisionStore['current']>,
  own: readonly PageRoute[],
): ReadonlyMap<string, KnownPage> {
  const ofRemotes = Object.entries(remotes).flatMap(([owner, { routes }]) =>
    routes.map((route): KnownPage => ({ route, owner })),
  )
  const pages = [...ofRemotes, ...own.map((route): KnownPage => ({ route, owner: undefined }))]
  return new Map(pages.map((page) => [page.route.path, page]))
}
