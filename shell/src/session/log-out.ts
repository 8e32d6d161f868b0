import type { SessionManager } from './session-manager'

let end: SessionManager['signOut'] = () => Promise.resolve()

/** Tells this module which session there is; called once, at the start. */
export const logOutWith = (signOut: SessionManager['signOut']): void => {
  end = signOut
}

/** Logs out and loads the home page anew, so that nothing of the session is left in any section's memory (specification, section 4). */
export function logOut(): void {
  void end().finally(() => window.location.assign('/'))
}
