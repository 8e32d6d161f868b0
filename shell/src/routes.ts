import type { RemoteRoute } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'

/** The shell's own pages, as data. */
export const routes: readonly RemoteRoute[] = [
  { path: paths.home, title: { en: '', ko: '' } },
  { path: paths.about, title: { en: 'About us', ko: '회사 소개' } },
  { path: paths.terms, title: { en: 'Terms of Use', ko: '이용약관' } },
  { path: paths.privacy, title: { en: 'Privacy Policy', ko: '개인정보 처리방침' } },
  { path: paths.mobileMenu, title: { en: 'Menu', ko: '메뉴' }, unlisted: true },
  { path: paths.mobileMenuMember, title: { en: 'Menu', ko: '메뉴' }, unlisted: true },
  { path: paths.header, title: { en: 'Header', ko: '머리말' }, unlisted: true },
]
