import { redirects } from '@within-reach/shared-core'
import { Outlet, useRedirect } from '@within-reach/shared-core/react'

/** Messages need a login (specification, section 1), which leads back to the page. */
export const MembersOnly = () => (useRedirect(redirects.membersOnly) ? null : <Outlet />)
