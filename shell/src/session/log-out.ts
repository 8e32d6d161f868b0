import { removeVisitorDrafts } from '@within-reach/shared-core'
import { deleteDeviceDatabase } from '../offline/device-name'
import type { SessionManager } from './session-manager'

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
    void Promise.allSettled([signOut(), forget()]).then(() => {
      if (cachedToken() === null) window.location.assign('/')
    })
  }
