import { forgetDevice } from '../offline/device-name'
import type { SessionManager } from './session-manager'

/**
 * Creates the function that logs out and reloads the home page. The reload clears the session from the memory of every
 * section (specification, section 4). What this browser keeps of the member is deleted first.
 */
export const logOutBy =
  ({ signOut }: Pick<SessionManager, 'signOut'>, forget = forgetDevice) =>
  (): void =>
    void Promise.allSettled([signOut(), forget()]).then(() => window.location.assign('/'))
