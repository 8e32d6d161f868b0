import { deleteDeviceDatabase } from '../offline/device-name'
import type { SessionManager } from './session-manager'

/**
 * Creates the function that logs out and reloads the home page. The reload clears the session from the memory of every
 * section (specification, section 4). The database of this browser is deleted first. A member who logs in before the service has
 * answered stays on the page, which holds nothing of the earlier member.
 */
export const logOutBy =
  (
    { signOut, cachedToken }: Pick<SessionManager, 'signOut' | 'cachedToken'>,
    forget = deleteDeviceDatabase,
  ) =>
  (): void =>
    void Promise.allSettled([signOut(), forget()]).then(() => {
      if (cachedToken() === null) window.location.assign('/')
    })
