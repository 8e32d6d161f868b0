import type { Localized } from '@within-reach/contract'
import type { ReadableLanguage, ReadableSession } from '@within-reach/shared-core'
import { merge, type Observable, skip } from 'rxjs'
import { type DecisionStore, isFor } from '@within-reach/runtime'
import { pages as shellPages } from '../pages'
import { isOperator, operator$ } from '../session/operator'

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
 * @param decisions holds every remote's pages with their titles; followed
 * @param language followed: the title that a record states changes with it
 * @param session followed: for who may not see a page, there is none
 */
export function pageTitles(
  decisions: DecisionStore,
  { language$, language }: ReadableLanguage,
  session: ReadableSession,
): PageTitles {
  const routeAt = (pathname: string) => {
    const routes = Object.values(decisions.current().remotes).flatMap((remote) => remote.routes)
    return [...routes, ...shellPages].find(({ path }) => path === pathname)
  }
  let name = ''
  const set = (title: string) => {
    name = title === '' ? siteName : title
    document.title = title === '' ? siteName : `${title} · ${siteName}`
  }
  let stated: string | undefined
  const show = (pathname: string) => {
    const route = routeAt(pathname)
    const isTheirs = route && isFor(route, isOperator(session.current()))
    // While something is missing, a page that is not known may be there all the same.
    set(isTheirs ? route.title[language()] : decisions.isWhole() ? notFound[language()] : '')
    stated = document.title
  }
  // A page's own title, such as a post's subject, is in nobody's catalogue.
  const followed: Observable<unknown>[] = [language$, operator$(session), decisions.decision$]
  merge(...followed.map((one) => one.pipe(skip(1)))).subscribe(() => {
    if (document.title === stated) show(window.location.pathname)
  })
  return { set, show, current: () => name }
}
