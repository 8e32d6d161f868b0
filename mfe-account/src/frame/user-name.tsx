export interface UserNameProps {
  /** The email of the account. */
  readonly email: string
}

/**
 * Says to a password manager to which account the password of a form belongs. Without it, it takes the text field before for the user
 * name: it stores a new password under the nick, or writes the email over the name of a passkey. Nobody else sees it.
 */
export const UserName = ({ email }: UserNameProps) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
)
