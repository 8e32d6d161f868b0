import { deleteDeviceDatabase } from '../offline/device-name'
import type { SessionManager } from './session-manager'

/**
 * Creates the function that logs out and reloads the home page. The reload clears the session from the memory of every
 * section (specification, section 4). The database of this browser is deleted first.
 */
export const logOutBy =
  ({ signOut }: Pick<SessionManager, 'signOut'>, forget = deleteDeviceDatabase) =>
  (): void =>
    void Promise.allSettled([signOut(), forget()]).then(() => window.location.assign('/'))
