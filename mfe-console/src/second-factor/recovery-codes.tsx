import { Trans } from '@lingui/react/macro'
import { Button, Notice } from '@within-reach/shared-ui'
import { useState } from 'react'
import styles from './second-factor.module.css'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** Shows recovery codes, which the service sends only once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    // A browser may refuse clipboard access. The codes can then be copied by hand.
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Notice tone="success">
      <p className={styles.text}>
        <Trans>
          Your passkey is added. Save these recovery codes outside of this device. They are shown only now,
          and each works once.
        </Trans>
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void copy()}>
          {copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
        <Button variant="secondary" onClick={onKept}>
          <Trans>I have saved them</Trans>
        </Button>
      </div>
    </Notice>
  )
}
