import { paths } from '@within-reach/shared-core'
import { createPageLifecycles, Outlet, type RemoteLifecycles } from '@within-reach/shared-core/react'
import { Home } from './home/home'
import { catalog } from './locales/catalog'
import { HeaderPage } from './menu-page/header-page'
import { MenuPage } from './menu-page/menu-page'
import { NotFound } from './not-found/not-found'
import { ShellContext, type ShellServices } from './services/shell-services'

/** The shell's own pages, and the one for an address that nobody owns. */
export const createPages = (services: ShellServices): RemoteLifecycles =>
  createPageLifecycles(
    [
      {
        element: (
          <ShellContext value={services}>
            <Outlet />
          </ShellContext>
        ),
        children: [
          { path: paths.home, element: <Home /> },
          { path: paths.mobileMenu, element: <MenuPage forMember={false} /> },
          { path: paths.mobileMenuMember, element: <MenuPage forMember /> },
          { path: paths.header, element: <HeaderPage /> },
          { path: paths.about, lazy: () => import('./static/about') },
          { path: paths.terms, lazy: () => import('./static/terms') },
          { path: paths.privacy, lazy: () => import('./static/privacy') },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
    catalog,
  )
