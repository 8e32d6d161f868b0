import type { Localized } from '@within-reach/contract'
import type { PageDecision } from '@within-reach/registry'
import type { ReadableLanguage, ReadableSession } from '@within-reach/shared-core'
import { merge, skip } from 'rxjs'
import { routes as shellRoutes } from '../routes'
import { isFor, isOperator, operator$ } from '../session/operator'

const siteName = 'Within Reach'
/** As the service names it, see its page.ts. */
const notFound: Localized = { en: 'Page not found', ko: '페이지를 찾을 수 없습니다' }

/** Names the page in the browser's tab and history. */
export interface PageTitles {
  /** The title of the page at an address, as its remote's record states it. */
  show(pathname: string): void
  /** A page's own title, such as a post's subject. */
  set(title: string): void
  /** What the page is called, without the site's name; the home page is called as the site. */
  current(): string
}

/**
 * @param decision holds every remote's pages with their titles
 * @param language followed: the title that a record states changes with it
 * @param session followed: for who may not see a page, there is none
 */
export function pageTitles(
  decision: PageDecision,
  { language$, language }: ReadableLanguage,
  session: ReadableSession,
): PageTitles {
  const routes = Object.values(decision.remotes).flatMap((remote) => remote.routes)
  const byPath = new Map([...shellRoutes, ...routes].map((route) => [route.path, route]))
  let name = ''
  const set = (title: string) => {
    name = title === '' ? siteName : title
    document.title = title === '' ? siteName : `${title} · ${siteName}`
  }
  let stated: string | undefined
  const show = (pathname: string) => {
    const route = byPath.get(pathname)
    const known = route && isFor(route, isOperator(session.current()))
    set((known ? route.title : notFound)[language()])
    stated = document.title
  }
  // A page's own title, such as a post's subject, is in nobody's catalogue.
  merge(language$.pipe(skip(1)), operator$(session).pipe(skip(1))).subscribe(() => {
    if (document.title === stated) show(window.location.pathname)
  })
  return { set, show, current: () => name }
}
