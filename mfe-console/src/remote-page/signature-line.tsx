import { Trans } from '@lingui/react/macro'
import styles from './remote-page.module.css'

export interface SignatureLineProps {
  /** The name of the team's key that signed the version; undefined if none did. */
  readonly signer: string | undefined
  /** Whether the version cannot go live without a signature. */
  readonly demanded: boolean
}

/** Which key of the team signed a version. Nothing if none did and none has to. */
export function SignatureLine({ signer, demanded }: SignatureLineProps) {
  if (signer !== undefined)
    return (
      <p className={styles.quiet}>
        <Trans>Signed with the key {signer}</Trans>
      </p>
    )
  if (!demanded) return null
  return (
    <p className={styles.broken}>
      <Trans>Not signed with a key of its team: it cannot go live</Trans>
    </p>
  )
}
