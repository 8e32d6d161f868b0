import { Navigate } from '@within-reach/shared-core/react'
import { paths } from '@within-reach/shared-core'

/** The entry to the mobile messages (/mobilemsg). */
export function Component() {
  return <Navigate to={paths.mobileMessage} replace />
}
