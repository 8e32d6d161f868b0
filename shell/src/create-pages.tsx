import { createPageLifecycles, Outlet, type RemoteLifecycles } from '@within-reach/shared-core/react'
import { catalog } from './locales/catalog'
import { NotFound } from './not-found/not-found'
import { pages } from './pages'
import { ShellContext, type ShellServices } from './services/shell-services'

/** The lifecycles of the shell's own pages, and of the page for an unknown address. */
export const createPages = (services: ShellServices): RemoteLifecycles =>
  createPageLifecycles(
    [
      {
        element: (
          <ShellContext value={services}>
            <Outlet />
          </ShellContext>
        ),
        children: [...pages, { path: '*', element: <NotFound /> }],
      },
    ],
    catalog,
  )
