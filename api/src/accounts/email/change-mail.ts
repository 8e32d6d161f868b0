/** A mail about a change of email. `link` sets a new password and gives the account the address of the mail (back). */
export type ChangeMail =
  | { readonly about: 'code'; readonly code: string }
  | { readonly about: 'in use' }
  | { readonly about: 'asked'; readonly masked: string; readonly link: string }
  | { readonly about: 'changed'; readonly masked: string; readonly link: string }
  | { readonly about: 'returned'; readonly masked: string }
  | { readonly about: 'taken back' }

/** The words of a mail. */
export interface MailTexts {
  readonly subject: string
  readonly text: readonly string[]
}
