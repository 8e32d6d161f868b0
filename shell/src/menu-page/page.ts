import { paths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'
import { memberMenuRedirects, visitorMenuRedirects } from './redirects'

/** The mobile menu for visitors (/mobilemenu). */
export const visitorMenu = definePage({
  path: paths.mobileMenu,
  title: { en: 'Menu', ko: '메뉴', zh: '菜单', vi: 'Menu' },
  description: {
    en: 'All pages of Within Reach.',
    ko: 'Within Reach의 모든 페이지를 볼 수 있습니다.',
    zh: 'Within Reach 的所有页面。',
    vi: 'Mọi trang của Within Reach.',
  },
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
  title: { en: 'Menu', ko: '메뉴', zh: '菜单', vi: 'Menu' },
  description: {
    en: 'All pages of Within Reach.',
    ko: 'Within Reach의 모든 페이지를 볼 수 있습니다.',
    zh: 'Within Reach 的所有页面。',
    vi: 'Mọi trang của Within Reach.',
  },
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
  title: { en: 'Header', ko: '머리말', zh: '页眉', vi: 'Đầu trang' },
  description: {
    en: 'The header of every page by itself.',
    ko: '모든 페이지 위쪽에 있는 머리말만 보여 줍니다.',
    zh: '单独显示每个页面的页眉。',
    vi: 'Riêng phần đầu của mọi trang.',
  },
  unlisted: true,
  lazy: () => import(/* webpackChunkName: "pages" */ './header-page'),
  prerender: true,
})
