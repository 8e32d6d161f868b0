import type { RemoteRoute } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'

/** The shell's own pages, as data. */
export const routes: readonly RemoteRoute[] = [
  { path: paths.home, title: '' },
  { path: paths.about, title: 'About us' },
  { path: paths.terms, title: 'Terms of Use' },
  { path: paths.privacy, title: 'Privacy Policy' },
  { path: paths.mobileMenu, title: 'Menu' },
  { path: paths.mobileMenuMember, title: 'Menu' },
  { path: paths.header, title: 'Header', unlisted: true },
]
