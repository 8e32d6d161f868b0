import { Trans } from '@lingui/react/macro'
import type { CaseEntry } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import { EyeIcon } from '@within-reach/shared-ui'
import styles from './thread.module.css'

/** Who wrote a message or a note, and who reads it. */
export function EntryHead({ entry: { kind, from, name, ca } }: { readonly entry: CaseEntry }) {
  return (
    <p className={styles.who}>
      <strong>{name === '' ? <Trans>A former agent</Trans> : name}</strong>
      {kind === 'note' ? (
        <span className={styles.mark}>
          <EyeIcon size={16} /> <Trans>Note, only staff reads it</Trans>
        </span>
      ) : (
        <span>{from === 'asker' ? <Trans>asks</Trans> : <Trans>agent</Trans>}</span>
      )}
      <span className={styles.when}>
        <Time iso={ca} />
      </span>
    </p>
  )
}
