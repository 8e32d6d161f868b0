import type { Redirects } from '@within-reach/contract'
import { paths, redirects } from '@within-reach/shared-core'

/** Everybody leaves the entry: members to the list, visitors to the login page. */
export const entryRedirects: Redirects = { ...redirects.membersOnly, members: { to: paths.mobileMessage } }
