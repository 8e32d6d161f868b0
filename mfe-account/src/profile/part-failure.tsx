import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Notice } from '@within-reach/shared-ui'
import { type CommonFailure, failureCause } from '../frame/failure-text'
import styles from './part-failure.module.css'

export interface PartFailureProps {
  /** The state of the read. */
  readonly read: { readonly status: string; readonly failure: CommonFailure | undefined }
  readonly onRetry: () => void
}

/** Says that a part of the profile could not be loaded, and offers to try again. */
export function PartFailure({ read: { status, failure }, onRetry }: PartFailureProps) {
  const { t } = useLingui()
  if (status !== 'error' || failure === undefined || failure.kind === 'logged-out') return null
  const cause = failureCause(failure)
  return (
    <div className={styles.failure}>
      <Notice tone="error">{cause ? t(cause) : <Trans>This part could not be loaded.</Trans>}</Notice>
      <Button variant="secondary" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
