export interface UserNameProps {
  /** The email of the account. */
  readonly email: string
}

/**
 * Says to a password manager to which account the new password of a form belongs. Without it, it stores the password under the text of
 * the field before, such as the nick, and later fills that in as the email. Nobody else sees it.
 */
export const UserName = ({ email }: UserNameProps) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
)
