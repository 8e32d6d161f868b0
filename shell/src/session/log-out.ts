import type { SessionManager } from './session-manager'

/**
 * Creates the function that logs out and reloads the home page. The reload clears the session from the memory of every
 * section (specification, section 4).
 */
export const logOutBy =
  ({ signOut }: Pick<SessionManager, 'signOut'>) =>
  (): void =>
    void signOut().finally(() => window.location.assign('/'))
