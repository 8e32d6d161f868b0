import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { BrowserRouter, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { routerWindow } from '../history'
import { createRemoteLifecycles, type RemoteLifecycles } from './lifecycles'
import { useRemote } from './remote-context'
import type { LoadCatalog } from './i18n'

/** A page of a remote, or what stands around some of them. */
export interface Page {
  /** One of `paths`; none for what stands around pages. */
  readonly path?: string
  /** The screen, or with an `Outlet` what stands around the pages. */
  readonly element?: ReactNode
  /** In place of an element: loads a screen of a chunk of its own when somebody goes there. */
  readonly lazy?: () => Promise<{ readonly Component: ComponentType }>
  readonly children?: readonly Page[]
}

/**
 * The lifecycles of a remote that is made of pages.
 * @param pages its pages
 * @param catalog loads the remote's words
 */
export function createPageLifecycles(pages: readonly Page[], catalog: LoadCatalog): RemoteLifecycles {
  return createRemoteLifecycles(() => <Pages pages={pages} />, catalog)
}

function Pages({ pages }: { readonly pages: readonly Page[] }) {
  const [facade] = useState(() => routerWindow())
  // Anew with every mount: a screen that did not come is then asked for again.
  const [routes] = useState<RouteObject[]>(() => [
    { element: <Arrival />, children: pages.map(routeOf) },
    { path: '*', element: <NoPage /> },
  ])
  // Nothing is shown while a first screen of its own chunk is on its way, where the shell's skeleton stands meanwhile;
  // later the screen that is left stays until the next one is there.
  return (
    <BrowserRouter window={facade}>
      <Suspense>
        <Routed routes={routes} />
      </Suspense>
    </BrowserRouter>
  )
}

/** A page that the remote lists and its build does not have. */
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
 * Stands where no page is. An address of somebody else is about to be theirs; one of this remote's own would stay empty, so the shell
 * is told that this version cannot show it.
 */
function NoPage() {
  const { owns, report } = useRemote()
  const { pathname } = useLocation()
  useEffect(() => {
    if (owns?.(pathname)) report({ type: 'crashed', error: new PageMissing(pathname) })
  }, [owns, pathname, report])
  return null
}

/** Tells the shell when the page of a new address is on show, which the address alone does not tell. */
function Arrival() {
  const { report } = useRemote()
  const { key } = useLocation()
  useEffect(() => report({ type: 'arrived' }), [key, report])
  return <Outlet />
}
