import { loginPath } from '@within-reach/shared-core'
import { Outlet, useLocation, useMember, useRemote } from '@within-reach/shared-core/react'
import { useEffect } from 'react'

/** Messages need a login (specification, section 1), which leads back to the page. */
export function MembersOnly() {
  const { navigate } = useRemote()
  const { pathname, search } = useLocation()
  const loggedOut = useMember() === null
  useEffect(() => {
    if (loggedOut) navigate(loginPath(pathname + search), { replace: true })
  }, [loggedOut, navigate, pathname, search])
  return loggedOut ? null : <Outlet />
}
