import { removeVisitorDrafts } from '@within-reach/shared-core'
import { deleteDeviceDatabase } from '../offline/device-name'
import type { SessionManager } from './session-manager'

/**
 * How long the service may take before the home page is loaded without its answer, in milliseconds. A page that is left holds what its
 * member read and typed. The next page sends the log-out again, because this browser still has the cookie.
 */
const longestWait = 3000

/**
 * Creates the function that logs out and reloads the home page. The reload clears the session from the memory of every
 * section (specification, section 4). What this browser stored of the member is deleted first, also what they typed in this tab before
 * they logged in. A member who logs in before the service has answered stays on the page, which holds nothing of the earlier member.
 */
export const logOutBy =
  (
    { signOut, cachedToken }: Pick<SessionManager, 'signOut' | 'cachedToken'>,
    forget = deleteDeviceDatabase,
  ) =>
  (): void => {
    removeVisitorDrafts()
    const waited = new Promise((resolve) => setTimeout(resolve, longestWait))
    void Promise.allSettled([Promise.race([signOut(), waited]), forget()]).then(() => {
      if (cachedToken() === null) window.location.assign('/')
    })
  }
