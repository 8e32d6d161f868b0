import { type Localized, pickLanguage } from '@within-reach/contract'
import type { ReadableLanguage, ReadableSession } from '@within-reach/shared-core'
import { merge, type Observable, skip } from 'rxjs'
import { isFor } from '@within-reach/registry'
import type { DecisionStore } from '@within-reach/runtime'
import { pages as shellPages } from '../pages'
import { isOperator, operator$ } from '../session/operator'

const siteName = 'Within Reach'
/** The same as the service's, see its page.ts. */
const notFound: Localized = {
  en: 'Page not found',
  ko: '페이지를 찾을 수 없습니다',
  zh: '找不到页面',
  vi: 'Không tìm thấy trang',
}

/** Sets the page's title in the browser's tab and history. */
export interface PageTitles {
  /**
   * The title of the page at an address, from its remote's record.
   * @returns shows again what was shown before
   */
  show(pathname: string): () => void
  /** A page's own title, such as a post's subject. */
  set(title: string): void
  /** The page's name without the site's name. The home page has the site's name. */
  current(): string
}

/**
 * Creates the titles of this page. They follow all three parameters.
 * @param decisions contain the pages of all remotes, with their titles
 * @param language the language of the titles
 * @param session decides whether an operators' page has a title
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
  let routeTitle: string | undefined
  const show = (pathname: string) => {
    const before = { name, title: document.title, routeTitle }
    const route = routeAt(pathname)
    const isVisible = route && isFor(route, isOperator(session.current()))
    // While the decision is incomplete, an unknown page may still exist.
    const title = isVisible ? route.title : decisions.isWhole() ? notFound : undefined
    set(title ? pickLanguage(title, language()) : '')
    routeTitle = document.title
    return () => {
      document.title = before.title
      ;({ name, routeTitle } = before)
    }
  }
  // A page's own title, such as a post's subject, is not translated.
  const followed: Observable<unknown>[] = [language$, operator$(session), decisions.decision$]
  merge(...followed.map((one) => one.pipe(skip(1)))).subscribe(() => {
    if (document.title === routeTitle) show(window.location.pathname)
  })
  return { set, show, current: () => name }
}
