import { useRedirect } from '@within-reach/shared-core/react'
import { entryRedirects } from './redirects'

/** The entry to the mobile messages (/mobilemsg). */
export function Component() {
  useRedirect(entryRedirects)
  return null
}
