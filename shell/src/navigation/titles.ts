import type { Decision } from '@within-reach/registry'

const siteName = 'Within Reach'

/** Names the page in the browser's tab and history. */
export interface PageTitles {
  /** The title of the page at an address, as its remote's record states it. */
  show(pathname: string): void
  /** A page's own title, such as a post's subject. */
  set(title: string): void
}

/** @param decision holds every remote's pages with their titles */
export function pageTitles(decision: Decision): PageTitles {
  const routes = Object.values(decision.remotes).flatMap((remote) => remote.current.routes)
  const byPath = new Map(routes.map((route) => [route.path, route.title]))
  const set = (title: string) => {
    document.title = title === '' ? siteName : `${title} · ${siteName}`
  }
  return { set, show: (pathname) => set(byPath.get(pathname) ?? '') }
}
