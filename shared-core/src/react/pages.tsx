import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { createScreens, type LoadScreen, type Screens } from './screens'
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
  readonly lazy?: LoadScreen
  readonly children?: readonly Page[]
}

/**
 * The lifecycles of a remote that consists of pages.
 * @param pages its pages
 * @param catalog loads the remote's messages
 */
export function createPageLifecycles(pages: readonly Page[], catalog: LoadCatalog): RemoteLifecycles {
  const screens = createScreens()
  const lifecycles = createRemoteLifecycles(() => <Pages pages={pages} screens={screens} />, catalog)
  const preload: RemoteLifecycles['preload'] = (next) => {
    const screen = screenAt(pages, next.pathname)
    return Promise.all([lifecycles.preload?.(next), screen && screens.load(screen)])
  }
  return { ...lifecycles, preload }
}

/** The page at a path, without parameters. */
const screenAt = (pages: readonly Page[], pathname: string): LoadScreen | undefined =>
  pages.flatMap((page) => [page, ...(page.children ?? [])]).find(({ path }) => path === pathname)?.lazy

interface PagesProps {
  readonly pages: readonly Page[]
  readonly screens: Screens
}

function Pages({ pages, screens }: PagesProps) {
  const { window: framed } = useRemote()
  const [facade] = useState(() => framed ?? routerWindow())
  // Created at every mount, so that a screen that failed to load is requested again.
  const [routes] = useState<RouteObject[]>(() => [
    { element: <Arrival />, children: pages.map((page) => routeOf(page, screens)) },
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

/** A page that the remote's record lists but its build lacks. */
class PageMissing extends Error {
  override readonly name = 'PageMissing'
  constructor(pathname: string) {
    super(`There is no page for ${pathname}`)
  }
}

const Routed = ({ routes }: { readonly routes: RouteObject[] }) => useRoutes(routes)

function routeOf({ path, element, lazy: load, children }: Page, screens: Screens): RouteObject {
  if (!load) return { path, element, children: children?.map((child) => routeOf(child, screens)) }
  const Later = lazy(async () => ({ default: await screens.load(load) }))
  const Screen = () => {
    // Kept while it is shown: another component would lose its state.
    const [Shown] = useState<ComponentType>(() => screens.loaded(load) ?? Later)
    return <Shown />
  }
  return { path, element: <Screen /> }
}

/**
 * Rendered at an address for which the remote has no page. At another remote's address, the shell is about to unmount
 * this one. At an address of its own the page would stay empty, so it reports that this version lacks the page.
 */
function NoPage() {
  const { owns, report } = useRemote()
  const { pathname } = useLocation()
  useEffect(() => {
    if (owns?.(pathname)) report({ type: 'crashed', error: new PageMissing(pathname) })
  }, [owns, pathname, report])
  return null
}

/** Reports to the shell that the page of a new address is rendered. The address changes earlier. */
function Arrival() {
  const { report } = useRemote()
  const { key } = useLocation()
  useEffect(() => report({ type: 'arrived' }), [key, report])
  return <Outlet />
}
