import { paths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'
import { memberMenuRedirects, visitorMenuRedirects } from './redirects'

/** The mobile menu for visitors (/mobilemenu). */
export const visitorMenu = definePage({
  path: paths.mobileMenu,
  title: { en: 'Menu', ko: '메뉴' },
  unlisted: true,
  redirects: visitorMenuRedirects,
  lazy: async () => {
    const menus = await import(/* webpackChunkName: "pages" */ './menu-page')
    return { Component: menus.VisitorMenu }
  },
  prerender: async () => (await import('./prerender')).ofVisitors,
})

/** The mobile menu for members (/mobilemenu2). */
export const memberMenu = definePage({
  path: paths.mobileMenuMember,
  title: { en: 'Menu', ko: '메뉴' },
  unlisted: true,
  redirects: memberMenuRedirects,
  lazy: async () => {
    const menus = await import(/* webpackChunkName: "pages" */ './menu-page')
    return { Component: menus.MemberMenu }
  },
  prerender: async () => (await import('./prerender')).ofMembers,
})

/** The header by itself (/header). */
export const header = definePage({
  path: paths.header,
  title: { en: 'Header', ko: '머리말' },
  unlisted: true,
  lazy: () => import(/* webpackChunkName: "pages" */ './header-page'),
  prerender: true,
})
