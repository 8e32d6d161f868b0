import type { SessionManager } from './session-manager'

/**
 * Makes the function that logs out and loads the home page again, so that nothing of the session is left in any section's memory
 * (specification, section 4).
 */
export const logOutBy =
  ({ signOut }: Pick<SessionManager, 'signOut'>) =>
  (): void =>
    void signOut().finally(() => window.location.assign('/'))
