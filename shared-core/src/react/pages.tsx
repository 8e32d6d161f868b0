import { useEffect, useState } from 'react'
import {
  createBrowserRouter,
  isRouteErrorResponse,
  Outlet,
  RouterProvider,
  useLocation,
  useRouteError,
  type RouteObject,
} from 'react-router-dom'
import { routerWindow } from '../history'
import { createRemoteLifecycles, type RemoteLifecycles } from './lifecycles'
import { useRemote } from './remote-context'
import type { LoadCatalog } from './words'

/**
 * The lifecycles of a remote that is made of pages.
 * @param routes its pages, as react-router reads them; their paths are those of `paths`
 * @param catalog loads the remote's words
 */
export function createPageLifecycles(routes: RouteObject[], catalog: LoadCatalog): RemoteLifecycles {
  const guarded: RouteObject[] = [
    // Nothing is shown while a screen of its own chunk is on its way: the shell's skeleton stands there meanwhile.
    { element: <Arrival />, errorElement: <PassOn />, hydrateFallbackElement: <></>, children: routes },
  ]
  return createRemoteLifecycles(() => <Pages routes={guarded} />, catalog)
}

function Pages({ routes }: { routes: RouteObject[] }) {
  // Made while rendering, so that a page that throws at once does so before the mount counts as done.
  const [router] = useState(() => createBrowserRouter(routes, { window: routerWindow() }))
  useEffect(() => () => router.dispose(), [router])
  return <RouterProvider router={router} />
}

/** Tells the shell when the page of a new address is on show, which the address alone does not tell. */
function Arrival() {
  const { report } = useRemote()
  const { key } = useLocation()
  useEffect(() => report({ type: 'arrived' }), [key, report])
  return <Outlet />
}

/**
 * Hands what went wrong in a page to the boundary of the remote, in place of the router's own error page.
 * An address that this remote does not own is no error: the shell is about to unmount it.
 */
function PassOn(): null {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return null
  throw error
}
