import { redirects } from '@within-reach/shared-core'
import { Outlet, useMember, useRedirect } from '@within-reach/shared-core/react'

/**
 * Messages need a login (specification, section 1), which leads back to the page. If another member logs in in another tab, the page
 * starts again: a message that one has opened, and a search, are not the other's.
 */
export function MembersOnly() {
  const member = useMember()
  const isLeaving = useRedirect(redirects.membersOnly)
  return isLeaving ? null : <Outlet key={member?.email} />
}
