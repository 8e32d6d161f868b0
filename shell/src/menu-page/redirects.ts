import type { Redirects } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'

/** Members leave the menu for visitors. */
export const visitorMenuRedirects: Redirects = { members: { to: paths.mobileMenuMember } }

/** Visitors leave the menu for members. */
export const memberMenuRedirects: Redirects = { visitors: { to: paths.mobileMenu } }
