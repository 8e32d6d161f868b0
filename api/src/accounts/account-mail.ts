import type { ClientName } from '../platform/client-name'
import type { PasskeysAfterReset } from './passkeys/queries'

/** A mail about a code or a password. `link` sets a new password. */
export type AccountMail =
  | { readonly about: 'sign-up'; readonly code: string }
  /** Without a code, only the link is accepted. */
  | { readonly about: 'reset'; readonly code: string | undefined; readonly link: string }
  | {
      readonly about: 'new password'
      /** Where it was changed. */
      readonly client: ClientName
      /** Sets another password and ends every sign-in. */
      readonly link: string
      readonly passkeys: PasskeysAfterReset
    }
