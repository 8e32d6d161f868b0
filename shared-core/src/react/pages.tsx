import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { BrowserRouter, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { routerWindow } from '../history'
import { createRemoteLifecycles, type RemoteLifecycles } from './lifecycles'
import { useRemote } from './remote-context'
import type { LoadCatalog } from './i18n'

/** A page of a remote, or a layout around some of them. */
export interface Page {
  /** One of `paths`. Absent for a layout. */
  readonly path?: string
  /** The screen, or a layout with an `Outlet`. */
  readonly element?: ReactNode
  /** Instead of an element: loads a screen from its own chunk when it is opened. */
  readonly lazy?: () => Promise<{ readonly Component: ComponentType }>
  readonly children?: readonly Page[]
}

/**
 * The lifecycles of a remote that consists of pages.
 * @param pages its pages
 * @param catalog loads the remote's messages
 */
export function createPageLifecycles(pages: readonly Page[], catalog: LoadCatalog): RemoteLifecycles {
  return createRemoteLifecycles(() => <Pages pages={pages} />, catalog)
}

function Pages({ pages }: { readonly pages: readonly Page[] }) {
  const [facade] = useState(() => routerWindow())
  // Created at every mount, so that a screen that failed to load is requested again.
  const [routes] = useState<RouteObject[]>(() => [
    { element: <Arrival />, children: pages.map(routeOf) },
    { path: '*', element: <NoPage /> },
  ])
  // While a lazy first screen is loading, the shell shows its skeleton. Later, the previous screen stays until the next
  // one is loaded.
  return (
    <BrowserRouter window={facade}>
      <Suspense>
        <Routed routes={routes} />
      </Suspense>
    </BrowserRouter>
  )
}

/** A page that the remote's record lists and its build lacks. */
class PageMissing extends Error {
  override readonly name = 'PageMissing'
  constructor(pathname: string) {
    super(`There is no page for ${pathname}`)
  }
}

const Routed = ({ routes }: { readonly routes: RouteObject[] }) => useRoutes(routes)

function routeOf({ path, element, lazy: load, children }: Page): RouteObject {
  if (!load) return { path, element, children: children?.map(routeOf) }
  const Screen = lazy(async () => ({ default: (await load()).Component }))
  return { path, element: <Screen /> }
}

/**
 * Rendered where the remote has no page. Another remote's address is about to be handed over. At an address of its own
 * the page would stay empty, so the shell learns that this version cannot show it.
 */
function NoPage() {
  const { owns, report } = useRemote()
  const { pathname } = useLocation()
  useEffect(() => {
    if (owns?.(pathname)) report({ type: 'crashed', error: new PageMissing(pathname) })
  }, [owns, pathname, report])
  return null
}

/** Tells the shell when the page of a new address is rendered. The address alone does not tell. */
function Arrival() {
  const { report } = useRemote()
  const { key } = useLocation()
  useEffect(() => report({ type: 'arrived' }), [key, report])
  return <Outlet />
}
