import { paths } from '@within-reach/shared-core'
import { Navigate } from 'react-router-dom'

/** The entry to the mobile messages (/mobilemsg). */
export function Entry() {
  return <Navigate to={paths.mobileMessage} replace />
}
